import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './local/begin';
import { fileAt } from './local/place';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';

// After an update of the server the assets of this page are gone, and the new page has others.
addEventListener('vite:preloadError', () => {
  const own = new URL('.', import.meta.url).pathname;
  const isOld = (page: string) => page.includes('/assets') && !page.includes(own);
  fetch(fileAt(''), { cache: 'no-store' }).then(
    async (answer) => isOld(await answer.text()) && location.reload(),
    () => {},
  );
});

begin();
mount(App, { target: document.getElementById('app')! });
