import { asList } from '../Json';
import { OBJECT_PARSER, Options } from '../Options';
import { boostOf } from './fieldOptions';
import { minimumShouldMatch } from './minimumShouldMatch';
import { needsOfAll, needsOfAny, slotsIn } from './needs';
import { every, scaled, scoreOf, type Matches } from './Matches';
import type { Query, QueryParser } from './Query';
import type { Segment } from '../segment/Segment';

interface Clauses {
  must: Query[];
  filter: Query[];
  should: Query[];
  mustNot: Query[];
  least: number;
}

export const bool: QueryParser = (json, context) => {
  const options = new Options(json, 'bool', OBJECT_PARSER);
  const read = (key: string): Query[] => asList(options.take(key)).map((each) => context.parse(each));
  const [must, filter, should, mustNot] = [read('must'), read('filter'), read('should'), read('must_not')];
  const wanted = options.text('minimum_should_match');
  const needsOne = must.length + filter.length === 0 && should.length > 0;
  const least = wanted === undefined ? Number(needsOne) : minimumShouldMatch(should.length, wanted);
  const boost = boostOf(options);
  options.end();
  const clauses: Clauses = { must, filter, should, mustNot, least };
  const isEmpty = must.length + filter.length + should.length + mustNot.length === 0;
  return {
    run: (segment) => scaled(isEmpty ? every(segment) : combine(segment, clauses), boost),
    highlights: [...must, ...filter, ...should].flatMap(({ highlights }) => highlights ?? []),
    needs: needsOfAll([
      ...[...must, ...filter].map(({ needs }) => needs),
      ...(least > 0 ? [needsOfAny(should.map(({ needs }) => needs))] : []),
    ]),
    get slots() {
      return slotsIn([...must, ...filter, ...should]);
    },
  };
};

function combine(segment: Segment, { must, filter, should, mustNot, least }: Clauses): Matches {
  const all = (queries: Query[]): Matches[] => queries.map((query) => query.run(segment));
  const required = all(must);
  const optional = all(should);
  const has = new Uint8Array(segment.size).fill(1);
  for (const matches of [...required, ...all(filter)]) keep(has, matches.has, 1);
  for (const matches of all(mustNot)) keep(has, matches.has, 0);
  const scores = new Float32Array(segment.size);
  for (let document = 0; document < has.length; document++) {
    if (has[document] === 0) continue;
    let score = 0;
    for (const matches of required) score += scoreOf(matches, document);
    let chosen = 0;
    for (const matches of optional) {
      if (matches.has[document] === 0) continue;
      score += scoreOf(matches, document);
      chosen++;
    }
    if (chosen < least) has[document] = 0;
    else scores[document] = score;
  }
  return { has, scores };
}

/**
 * Removes documents from the set `has`: those that are not in `other` if `wanted` is 1, those that are in it
 * if `wanted` is 0. Both sets have one byte for each document.
 */
function keep(has: Uint8Array, other: Uint8Array, wanted: 0 | 1): void {
  for (let document = 0; document < has.length; document++) if (other[document] !== wanted) has[document] = 0;
}
