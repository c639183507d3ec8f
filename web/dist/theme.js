// Sets the theme before anything is drawn, so that no other one flashes first.
(() => {
  const likes = (query) => matchMedia(query).matches;
  const usual = likes('(prefers-contrast: more)') ? 'contrast' : likes('(prefers-color-scheme: light)') ? 'light' : 'dark';
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem('tabuleiro-settings') ?? '{}').theme;
  } catch {
    // A browser that keeps nothing has the usual theme.
  }
  document.documentElement.dataset.theme = kept ?? usual;
})();
