import type { Field } from '../../mapping/Field';
import { notEmulated, shardError } from '../../Refusal';
import { byCodePoint } from '../../segment/byCodePoint';
import type { Segment } from '../../segment/Segment';
import type { Token } from '../../analysis/Token';
import { boostOf, fieldOptions } from '../fieldOptions';
import { queryAnalyzer } from './queryAnalyzer';
import { termKey } from '../needs';
import { none, scaled, type Matches } from '../Matches';
import type { Highlight, Query, QueryContext, QueryParser } from '../Query';
import { phraseScores, readingScores, type PhraseStep } from './phraseScores';
import { termQuery } from '../term';
import { synonymScores, termScores } from './termScores';
import { spansOf } from './spansOf';
import { unmapped } from '../unmapped';

const EXPANSIONS = 50;

interface Wanted {
  isPrefix: boolean;
  analyzer?: string | undefined;
  expansions?: number;
}

const phraseParser =
  (name: string, isPrefix: boolean): QueryParser =>
  (json, context) => {
    const { path, options } = fieldOptions(json, name, 'query');
    const text = options.required('query');
    if ((options.number('slop') ?? 0) > 0) throw notEmulated('[slop]');
    const analyzer = options.text('analyzer');
    const expansions = isPrefix ? (options.number('max_expansions') ?? EXPANSIONS) : EXPANSIONS;
    const boost = boostOf(options);
    options.end();
    return phraseQuery(path, text, { isPrefix, analyzer, expansions }, boost, context);
  };

export const matchPhrase = phraseParser('match_phrase', false);
export const matchPhrasePrefix = phraseParser('match_phrase_prefix', true);

/**
 * Creates a `match_phrase` query or, if `isPrefix` is set, a `match_phrase_prefix` query. It searches a text
 * field for the terms of a text in sequence; with `isPrefix`, the last one may be only the beginning of a
 * term. In a field of any other type, `match_phrase` searches for the exact value, and `match_phrase_prefix`
 * is refused.
 */
export function phraseQuery(
  path: string,
  text: string,
  wanted: Wanted,
  boost: number,
  context: QueryContext,
): Query {
  const field = context.mapping.fields.get(path);
  if (!field) return unmapped(path, context);
  // OpenSearch stores it, and then does not find it for all documents that it matches.
  if (wanted.isPrefix && context.isStored) throw notEmulated('[match_phrase_prefix] in a stored query');
  if (field.type !== 'text')
    return wanted.isPrefix ? refusePrefix(field) : termQuery(path, text, boost, context);
  const analyzer = queryAnalyzer('match_phrase', field, wanted.analyzer, context);
  const phrases = phrasesOf(analyzer?.analyze(text) ?? []);
  const run = (segment: Segment): Matches => {
    const readings = wanted.isPrefix
      ? phrases.map((steps) => expand(segment, path, steps, wanted.expansions))
      : phrases;
    const [only, ...more] = readings;
    if (more.length > 0) return readingScores(segment, path, readings);
    return only ? scores(segment, path, only) : none(segment);
  };
  return {
    run: (segment) => scaled(run(segment), boost),
    highlights: phrases.map((steps) => markOf(path, steps, wanted.isPrefix)),
    needs: wanted.isPrefix
      ? undefined
      : phrases.flatMap(([first]) => first?.terms.map((term) => termKey(path, term)) ?? []),
  };
}

function scores(segment: Segment, path: string, steps: PhraseStep[]): Matches {
  const [first, second] = steps;
  if (!first || steps.some(({ terms }) => terms.length === 0)) return none(segment);
  if (second) return phraseScores(segment, path, steps);
  const [only, ...more] = first.terms;
  return only !== undefined && more.length === 0
    ? termScores(segment, path, only)
    : synonymScores(segment, path, first.terms);
}

/**
 * Returns each path through a token graph as a phrase. Where all alternatives in a section of the graph are
 * single tokens, they become one step that accepts several terms. If some alternative has several tokens,
 * gaps of removed stop words are closed, as in Lucene's span queries.
 */
function phrasesOf(tokens: readonly Token[]): PhraseStep[][] {
  const stretches = spansOf(tokens);
  if (tokens.length === 0) return [];
  const forks = stretches.some(({ isFork }) => isFork);
  let phrases: { steps: PhraseStep[]; next: number }[] = [{ steps: [], next: stretches[0]?.position ?? 0 }];
  let end = stretches[0]?.position ?? 0;
  for (const { position, paths, isFork } of stretches) {
    const gap = forks ? 0 : position - end;
    const choices = isFork
      ? paths.map((path) => path.map(({ term }) => [term]))
      : [[paths.flatMap((path) => path.map(({ term }) => term))]];
    phrases = phrases.flatMap(({ steps, next }) =>
      choices.map((choice) => ({
        steps: [...steps, ...choice.map((terms, index) => ({ offset: next + gap + index, terms }))],
        next: next + gap + choice.length,
      })),
    );
    end = Math.max(...paths.flat().map((token) => token.position + token.length));
  }
  return phrases.map(({ steps }) => steps);
}

/**
 * Replaces the terms of a phrase's last step by the indexed terms that begin with one of them. If there are
 * more than `most`, takes the first ones in the order of code points.
 */
function expand(segment: Segment, path: string, steps: PhraseStep[], most = EXPANSIONS): PhraseStep[] {
  const last = steps.at(-1);
  if (!last) return steps;
  const stored = segment.terms(path)?.terms.all() ?? [];
  const begun = stored.filter((term) => last.terms.some((start) => term.startsWith(start))).sort(byCodePoint);
  return [...steps.slice(0, -1), { ...last, terms: begun.slice(0, most) }];
}

const markOf = (path: string, steps: PhraseStep[], isPrefix: boolean): Highlight => ({
  path,
  steps: steps.map(({ offset, terms }, index) => ({
    offset: offset - (steps[0]?.offset ?? 0),
    accepts: (term) =>
      isPrefix && index === steps.length - 1
        ? terms.some((start) => term.startsWith(start))
        : terms.includes(term),
  })),
});

function refusePrefix({ path, type }: Field): never {
  const reason = `Can only use phrase prefix queries on text fields - not on [${path}] which is of type [${type}]`;
  throw shardError('query_shard_exception', reason);
}
