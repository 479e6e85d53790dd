import { illegalArgument, notEmulated } from '../Refusal';
import { type CharFilter, type Piece, joinPieces } from './MappedText';

/**
 * Emulates Lucene's MappingCharFilter: replaces sections of a text. At each position, the rule with the
 * longest matching section applies.
 * @param rules lines of the form `from=>to`
 * @throws Refusal when two rules replace the same section
 */
export function mappingCharFilter(rules: string[]): CharFilter {
  const byFirst = new Map<string, [string, string][]>();
  const known = new Set<string>();
  for (const rule of rules) {
    const [from = '', to = ''] = rule.split('=>').map((side) => side.trim());
    if (known.has(from)) throw illegalArgument(`match "${from}" was already added`);
    known.add(from);
    byFirst.set(from.charAt(0), [...(byFirst.get(from.charAt(0)) ?? []), [from, to]]);
  }
  for (const list of byFirst.values()) list.sort(([a], [b]) => b.length - a.length);

  return (input) => {
    const { text } = input;
    const pieces: Piece[] = [];
    let kept = 0;
    const keep = (to: number): void => {
      if (to > kept) pieces.push({ from: kept, to, text: text.slice(kept, to) });
    };
    for (let at = 0; at < text.length; at++) {
      const rule = byFirst.get(text.charAt(at))?.find(([from]) => text.startsWith(from, at));
      if (!rule) continue;
      const { length } = rule[0];
      keep(at);
      // Like Lucene, assign the extra characters of a longer replacement to the last character of the match.
      const inner = (index: number): number => Math.min(index, length - 1);
      pieces.push({ from: at, to: at + length, text: rule[1], inner });
      kept = at + length;
      at = kept - 1;
    }
    keep(text.length);
    return joinPieces(input, pieces);
  };
}

/**
 * Emulates Lucene's character filter `pattern_replace`: replaces each match of a regular expression in a text. The
 * emulation is right only for expressions that mean the same in Java and JavaScript. Replacements that are longer than
 * what they replace, or refer to groups, are rejected.
 */
export function patternReplaceCharFilter(pattern: string, replacement: string): CharFilter {
  if (/[$\\]/.test(replacement)) throw notEmulated(`[replacement: ${replacement}] of a char filter`);
  const expression = new RegExp(pattern, 'gu');
  return (input) => {
    const { text } = input;
    const pieces: Piece[] = [];
    let kept = 0;
    for (const { 0: found, index } of text.matchAll(expression)) {
      if (replacement.length > found.length) throw notEmulated(`[replacement: ${replacement}] of ${found}`);
      const end = index + found.length;
      if (index > kept) pieces.push({ from: kept, to: index, text: text.slice(kept, index) });
      pieces.push({ from: index, to: end, text: replacement });
      kept = end;
    }
    if (kept === 0) return input;
    if (text.length > kept) pieces.push({ from: kept, to: text.length, text: text.slice(kept) });
    return joinPieces(input, pieces);
  };
}
