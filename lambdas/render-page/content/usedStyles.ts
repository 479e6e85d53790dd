/** At-rules that contain rules, which are looked through one by one. All others are kept as they are. */
const grouping = /^@(media|supports|layer|container)\b/;

/** Returns the position after the block or statement that begins at `start`, and that of its `{`; -1 without a block. */
function findEnd(css: string, start: number): { open: number; end: number } {
  let open = -1;
  let depth = 0;
  for (let at = start; at < css.length; at += 1) {
    const character = css[at]!;
    if (character === '"' || character === "'") {
      at = css.indexOf(character, at + 1);
      if (at < 0) break;
    } else if (character === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) return { open, end: at + 1 };
    } else if (character === ';' && depth === 0) return { open, end: at + 1 };
  }
  return { open, end: css.length };
}

function keepUsed(css: string, used: ReadonlySet<string>): string {
  let kept = '';
  for (let start = 0; start < css.length;) {
    const { open, end } = findEnd(css, start);
    const rule = css.slice(start, end);
    const selector = css.slice(start, open < 0 ? end : open).trim();
    if (grouping.test(selector) && open >= 0) {
      const inside = keepUsed(css.slice(open + 1, end - 1), used);
      if (inside !== '') kept += `${selector}{${inside}}`;
    } else {
      const classes = selector.startsWith('@') ? null : selector.match(/\.[A-Za-z_][\w-]*/g);
      if (!classes || classes.some((name) => used.has(name))) kept += rule.trim();
    }
    start = end;
  }
  return kept;
}

/**
 * Returns the rules of a style sheet that a page can need for its first sight: those without a class, and those that
 * name a class of the page. More than is needed does no harm.
 */
export function usedStyles(css: string, html: string): string {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  return keepUsed(css, new Set(names.map((name) => `.${name}`)));
}
