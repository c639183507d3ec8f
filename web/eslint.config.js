import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
    globalIgnores(['dist', 'public', 'src/api/schema.d.ts', 'src/module/tabuleiro*', 'test-results']),
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    svelte.configs.prettier,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        rules: {
            eqeqeq: ['error', 'always', { null: 'ignore' }],
            // Pages and fixtures are given more than some of them take.
            'no-empty-pattern': 'off',
            '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
            // Sets and maps are replaced, never changed, where the page follows them.
            'svelte/prefer-svelte-reactivity': 'off',
        },
    },
    { files: ['src/**'], rules: { 'no-console': 'error' } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
);
