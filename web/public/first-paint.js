// Runs before the first paint: a person who chose the dark mode must not see a white page while the app loads.
// The app itself reads the same settings in web/src/lib/theme/themeStore.ts.
try {
  var settings = JSON.parse(localStorage.getItem('settings') || '{}');
  if (settings.mode === 'dark') document.documentElement.dataset.mode = 'dark';
} catch {
  // Without storage, or with a foreign value in it, the page starts light.
}
