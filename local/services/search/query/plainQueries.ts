import { asList } from '../Json';
import { Options } from '../Options';
import { parsingError } from '../Refusal';
import { boostOf } from './fieldOptions';
import { every, none, scaled, scoreOf, where, type Matches } from './Matches';
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
  return { run: none };
};

export const constantScore: QueryParser = (json, context) => {
  const options = new Options(json, 'constant_score');
  const boost = boostOf(options);
  const inner = context.parse(options.take('filter'));
  options.end();
  return { run: (segment) => ({ has: inner.run(segment).has, scores: boost }), marks: inner.marks };
};

export const exists: QueryParser = (json, { mapping }) => {
  const options = new Options(json, 'exists');
  const path = options.required('field');
  const boost = boostOf(options);
  options.end();
  const paths = [...mapping.fields.values()].filter(
    (each) => each.path === path || each.path.startsWith(`${path}.`),
  );
  return {
    run: (segment) =>
      where(
        segment,
        (document) =>
          paths.some((field) =>
            field.hasValues
              ? segment.values(field.path, document) !== undefined
              : segment.terms(field.path)?.has(document),
          ),
        boost,
      ),
  };
};

export const ids: QueryParser = (json) => {
  const options = new Options(json, 'ids');
  const values = options.take('values');
  if (!Array.isArray(values)) throw parsingError('[ids] failed to parse field [values]');
  const wanted = new Set(asList(values).map(String));
  const boost = boostOf(options);
  options.end();
  return {
    run: (segment) => where(segment, (document) => wanted.has(segment.documents[document]?.id ?? ''), boost),
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
    marks: queries.flatMap(({ marks }) => marks ?? []),
  };
};

/** The best of several scores, plus `tie` of the others. */
export function best(size: number, all: Matches[], tie: number): Matches {
  const has = new Uint8Array(size);
  const scores = new Float32Array(size);
  for (let document = 0; document < size; document++) {
    const own = all.filter((each) => each.has[document]).map((each) => scoreOf(each, document));
    if (own.length === 0) continue;
    const most = Math.max(...own);
    has[document] = 1;
    scores[document] = most + tie * (own.reduce((sum, score) => sum + score, 0) - most);
  }
  return { has, scores };
}
