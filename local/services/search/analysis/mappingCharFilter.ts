import type { CharFilter, Piece } from './MappedText';
import { joinPieces } from './MappedText';

/**
 * Lucene's MappingCharFilter: the longest rule that fits at each place wins.
 * @param rules lines `from=>to`
 */
export function mappingCharFilter(rules: string[]): CharFilter {
  const byFirst = new Map<string, [string, string][]>();
  for (const rule of rules) {
    const [from = '', to = ''] = rule.split('=>').map((side) => side.trim());
    byFirst.set(from.charAt(0), [...(byFirst.get(from.charAt(0)) ?? []), [from, to]]);
  }
  for (const list of byFirst.values()) list.sort(([a], [b]) => b.length - a.length);

  return (input) => {
    const pieces: Piece[] = [];
    for (let at = 0; at < input.text.length;) {
      const rule = byFirst.get(input.text.charAt(at))?.find(([from]) => input.text.startsWith(from, at));
      const length = rule ? rule[0].length : 1;
      const text = rule ? rule[1] : input.text.charAt(at);
      // Lucene puts what a longer replacement adds on the last character of the match.
      pieces.push({ from: at, to: at + length, text, inner: (index) => Math.min(index, length - 1) });
      at += length;
    }
    return joinPieces(input, pieces);
  };
}
