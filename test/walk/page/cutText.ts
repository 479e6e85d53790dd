/**
 * A script for the page that lists up to five visible texts that are cut by a box around them, or that extend
 * beyond the window. Texts with an ellipsis or a maximum number of lines are not listed, because they are cut
 * on purpose, nor is content that can be scrolled.
 */
export const cutText = `(() => {
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const hides = (value) => value === 'hidden' || value === 'clip';
  const describe = (element) => element.tagName.toLowerCase() + (element.getAttribute('class') ?? '')
    .split(' ').filter(Boolean).slice(0, 2).map((name) => '.' + name).join('');
  const whereCut = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0) return null;
    let isScrolled = false;
    let isFixed = false;
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (edge.width <= 1 || edge.height <= 1 || style.clipPath !== 'none') return null;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      if (scrolls(style.overflowX) || scrolls(style.overflowY) || box.matches('.ant-table-header')) isScrolled = true;
      const across = left < edge.left - 1 || right > edge.right + 1;
      const along = top < edge.top - 4 || bottom > edge.bottom + 4;
      if (!isScrolled && ((hides(style.overflowX) && across) || (hides(style.overflowY) && along)))
        return 'by ' + describe(box);
      if (style.position === 'fixed') isFixed = true;
    }
    const outside = left < -1 || right > document.documentElement.clientWidth + 1;
    return !isScrolled && !isFixed && outside ? 'by the window' : null;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = walker.nextNode(); text && found.length < 5; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (text.data.trim() === '' || parent.closest('script, style, select, svg, [aria-hidden="true"]')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const where = whereCut(text);
    if (where) found.push('“' + text.data.trim().slice(0, 30) + '” is cut ' + where);
  }
  return found;
})()`;
