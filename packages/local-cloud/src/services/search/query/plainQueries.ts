import { asList } from '../Json';
import { Options } from '../Options';
import { parsingError } from '../Refusal';
import type { Field } from '../mapping/Field';
import type { Segment } from '../segment/Segment';
import { boostOf } from './fieldOptions';
import { needsOfAny } from './needs';
import { every, none, scaled, scoreOf, type Matches } from './Matches';
import type { QueryParser } from './Query';

export const matchAll: QueryParser = (json) => {
  const options = new Options(json, 'match_all');
  const boost = boostOf(options);
  options.end();
  return { run: (segment) => every(segment, boost) };
};

export const matchNone: QueryParser = (json) => {
  const options = new Options(json, 'match_none');
  boostOf(options);
  options.end();
  return { run: none, needs: [] };
};

export const constantScore: QueryParser = (json, context) => {
  const options = new Options(json, 'constant_score');
  const boost = boostOf(options);
  const inner = context.parse(options.take('filter'));
  options.end();
  return {
    run: (segment) => ({ has: inner.run(segment).has, scores: boost }),
    highlights: inner.highlights,
    needs: inner.needs,
  };
};

export const exists: QueryParser = (json, { mapping }) => {
  const options = new Options(json, 'exists');
  const path = options.required('field');
  const boost = boostOf(options);
  options.end();
  const paths = [...mapping.fields.values()].filter(
    (each) => each.path === path || each.path.startsWith(`${path}.`),
  );
  return { run: (segment) => ({ has: holders(segment, paths), scores: boost }) };
};

/**
 * Returns which documents have a value in at least one of the given fields: one byte for each document, 1 if
 * it has one.
 */
function holders(segment: Segment, fields: Field[]): Uint8Array {
  const has = new Uint8Array(segment.size);
  for (const { path, hasValues } of fields) {
    const holds = hasValues ? segment.values(path) : segment.terms(path);
    for (let document = 0; holds && document < has.length; document++)
      if (holds.has(document)) has[document] = 1;
  }
  return has;
}

export const ids: QueryParser = (json) => {
  const options = new Options(json, 'ids');
  const values = options.take('values');
  if (!Array.isArray(values)) throw parsingError('[ids] failed to parse field [values]');
  const wanted = new Set(asList(values).map(String));
  const boost = boostOf(options);
  options.end();
  return {
    run: (segment) => ({
      has: Uint8Array.from(segment.documents, ({ id }) => Number(wanted.has(id))),
      scores: boost,
    }),
  };
};

export const disMax: QueryParser = (json, context) => {
  const options = new Options(json, 'dis_max');
  const queries = asList(options.take('queries')).map((each) => context.parse(each));
  const tie = options.number('tie_breaker') ?? 0;
  const boost = boostOf(options);
  options.end();
  return {
    run: (segment) =>
      scaled(
        best(
          segment.size,
          queries.map((query) => query.run(segment)),
          tie,
        ),
        boost,
      ),
    highlights: queries.flatMap(({ highlights }) => highlights ?? []),
    needs: needsOfAny(queries.map(({ needs }) => needs)),
  };
};

/**
 * Combines several query results as `dis_max` does: a document's score is the best of its scores plus `tie`
 * times the sum of the others. `size` is the number of documents.
 */
export function best(size: number, all: Matches[], tie: number): Matches {
  const has = new Uint8Array(size);
  const scores = new Float32Array(size);
  for (let document = 0; document < size; document++) {
    let most = -Infinity;
    let sum = 0;
    for (const each of all) {
      if (each.has[document] === 0) continue;
      const score = scoreOf(each, document);
      if (score > most) most = score;
      sum += score;
    }
    if (most === -Infinity) continue;
    has[document] = 1;
    scores[document] = most + tie * (sum - most);
  }
  return { has, scores };
}
