/** A script for the page that resolves when the browser has drawn two frames, so that all changes are visible. */
export const drawn =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))';
