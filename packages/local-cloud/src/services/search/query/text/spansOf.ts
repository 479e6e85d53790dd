import type { Token } from '../../analysis/Token';

/**
 * A section of a token graph. It begins and ends at a position that is on every path, and there is no such
 * position between them.
 */
export interface Span {
  position: number;
  /** The paths through this section, each a sequence of tokens. */
  paths: Token[][];
  /** Whether the section has more than one position. If not, each path is a single token. */
  isFork: boolean;
}

/** Splits a token graph at the positions that are on every path. */
export function spansOf(tokens: readonly Token[]): Span[] {
  const stretches: Span[] = [];
  for (let at = 0; at < tokens.length;) {
    const position = tokens[at]?.position ?? 0;
    let end = position + 1;
    const group: Token[] = [];
    for (let token = tokens[at]; token && token.position < end; token = tokens[++at]) {
      end = Math.max(end, token.position + token.length);
      group.push(token);
    }
    const isFork = end > position + 1;
    const paths = isFork ? readings(group, position, end) : group.map((token) => [token]);
    stretches.push({ position, paths, isFork });
  }
  return stretches;
}

function readings(group: Token[], from: number, end: number): Token[][] {
  if (from >= end) return [[]];
  const here = group.filter(({ position }) => position === from);
  // The gap of a removed stop word.
  if (here.length === 0) return readings(group, from + 1, end);
  return here.flatMap((token) => readings(group, from + token.length, end).map((rest) => [token, ...rest]));
}
