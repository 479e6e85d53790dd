/**
 * A script for the page that returns one line if the page is wider than the window, with up to three elements
 * that make it so. Otherwise it returns an empty list.
 */
export const overflow = `(() => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth + 1) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > page.clientWidth + 1 || left < -1);
  });
  const names = wide.slice(0, 3).map((element) => element.tagName.toLowerCase() + '.' + (element.getAttribute('class') ?? ''));
  return [page.scrollWidth + ' px wide in a window of ' + page.clientWidth + ': ' + names.join(', ')];
})()`;
