import type { Token } from '../Token';
import type { TokenFilter } from '../TokenFilter';
import type { SynonymRules } from './SynonymRules';

/**
 * Emulates Lucene's token filter `synonym_graph`: adds the synonyms of terms as parallel paths of a token
 * graph. Paths can have different numbers of tokens.
 */
export const synonymGraphFilter =
  (rules: SynonymRules): TokenFilter =>
  (tokens) => {
    const terms = tokens.map(({ term }) => term);
    const output: Token[] = [];
    let next = 0;
    let before = -1;
    for (let at = 0; at < tokens.length;) {
      const found = rules.find(terms, at);
      const matched = tokens.slice(at, at + (found?.length ?? 1));
      const [first] = matched;
      if (!first) break;
      if (found) next += fork(output, matched, next, found.rule.outputs, found.rule.keepsInput);
      else {
        // A gap before a token without synonyms stays; Lucene removes the gap before a match.
        const position = next + first.position - before - 1;
        output.push({ ...first, position });
        next = position + first.length;
      }
      before = matched.at(-1)?.position ?? before;
      at += matched.length;
    }
    return output;
  };

/**
 * Adds the parallel paths of some matched tokens and their synonyms to `output`, beginning at `position`.
 * Returns the number of positions that they take.
 */
function fork(
  output: Token[],
  matched: Token[],
  position: number,
  outputs: string[][],
  keepsInput: boolean,
): number {
  const start = matched[0]?.start ?? 0;
  const end = matched.at(-1)?.end ?? 0;
  const synonym = (term: string): Token => ({ term, start, end, position: 0, length: 1, type: 'SYNONYM' });
  const paths = [...outputs.map((terms) => terms.map(synonym)), ...(keepsInput ? [matched] : [])];
  const width = 1 + paths.reduce((nodes, path) => nodes + path.length - 1, 0);
  const later: Token[] = [];
  let next = position + 1;
  for (const path of paths) {
    path.forEach((token, index) => {
      const isLast = index === path.length - 1;
      const from = index === 0 ? position : next++;
      const to = isLast ? position + width : next;
      (index === 0 ? output : later).push({ ...token, position: from, length: to - from });
    });
  }
  output.push(...later.sort((a, b) => a.position - b.position));
  return width;
}
