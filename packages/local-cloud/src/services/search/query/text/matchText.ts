import type { Token } from '../../analysis/Token';
import type { Segment } from '../../segment/Segment';
import { none, Tally, type Matches } from '../Matches';
import { needsOfAll, needsOfAny, termKey } from '../needs';
import { minimumShouldMatch } from '../minimumShouldMatch';
import { fuzzyScores } from './fuzzyScores';
import { phraseScores } from './phraseScores';
import type { Highlight } from '../Query';
import { synonymScores, termScores } from './termScores';
import { spansOf, type Span } from './spansOf';

/**
 * Returns the documents that match at least `least` spans of a query's text, with their BM25 scores. A span
 * is a section of the text's token graph, usually a word with its synonyms.
 * @param isFuzzy whether similar words match too; this applies only to spans that have no synonyms
 */
export function matchText(
  segment: Segment,
  path: string,
  stretches: Span[],
  least: number,
  isFuzzy = false,
): Matches {
  if (stretches.length === 0) return none(segment);
  const [only, other] = stretches;
  if (only && !other && least === 1) return spanScores(segment, path, only, isFuzzy);
  const tally = new Tally(segment);
  const counts = new Uint16Array(segment.size);
  for (const stretch of stretches) {
    const matches = spanScores(segment, path, stretch, isFuzzy);
    tally.addAll(matches);
    for (let document = 0; document < counts.length; document++)
      counts[document] = (counts[document] ?? 0) + (matches.has[document] ?? 0);
  }
  for (let document = 0; document < counts.length; document++)
    if ((counts[document] ?? 0) < least) tally.has[document] = 0;
  return tally;
}

function spanScores(segment: Segment, path: string, { paths, isFork }: Span, isFuzzy: boolean): Matches {
  const [token] = paths[0] ?? [];
  if (isFuzzy && token && !isFork && paths.length === 1) return fuzzyScores(segment, path, token.term);
  if (!isFork)
    return synonymScores(
      segment,
      path,
      paths.flatMap((tokens) => tokens.map(({ term }) => term)),
    );
  const tally = new Tally(segment);
  for (const tokens of paths) tally.addAll(pathScores(segment, path, tokens));
  return tally;
}

function pathScores(segment: Segment, path: string, tokens: Token[]): Matches {
  const [first] = tokens;
  if (tokens.length === 1 && first) return termScores(segment, path, first.term);
  return phraseScores(
    segment,
    path,
    tokens.map(({ term }, offset) => ({ offset, terms: [term] })),
  );
}

/**
 * Returns how many of `count` spans of a query's text must match, according to the query's `operator` and
 * `minimum_should_match` (`wanted`). A span is a section of the text's token graph, usually a word.
 */
export const requiredSpans = (count: number, operator: 'and' | 'or', wanted: string | undefined): number =>
  operator === 'and' ? count : Math.max(1, wanted === undefined ? 1 : minimumShouldMatch(count, wanted));

/**
 * Returns terms for `Query.needs`: every text that matches at least `least` of the spans contains one of them. Each path
 * through a span counts by its first term.
 */
export function needsOfText(
  path: string,
  stretches: readonly Span[],
  least: number,
): readonly string[] | undefined {
  const each = stretches.map(({ paths }) =>
    paths.flatMap(([first]) => (first ? [termKey(path, first.term)] : [])),
  );
  return least < stretches.length ? needsOfAny(each) : (needsOfAll(each) ?? []);
}

export const highlightsOf = (path: string, tokens: readonly Token[]): Highlight[] =>
  spansOf(tokens)
    .flatMap(({ paths }) => paths)
    .map((each) => ({
      path,
      steps: each.map((token, offset) => ({ offset, accepts: (term: string) => term === token.term })),
    }));
