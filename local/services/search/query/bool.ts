import { asList } from '../Json';
import { OBJECT_PARSER, Options } from '../Options';
import { boostOf } from './fieldOptions';
import { leastShould } from './leastShould';
import { every, scaled, scoreOf, Tally, type Matches } from './Matches';
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
  const least = wanted === undefined ? Number(needsOne) : leastShould(should.length, wanted);
  const boost = boostOf(options);
  options.end();
  const clauses: Clauses = { must, filter, should, mustNot, least };
  const isEmpty = must.length + filter.length + should.length + mustNot.length === 0;
  return {
    run: (segment) => scaled(isEmpty ? every(segment) : combine(segment, clauses), boost),
    marks: [...must, ...filter, ...should].flatMap(({ marks }) => marks ?? []),
  };
};

function combine(segment: Segment, { must, filter, should, mustNot, least }: Clauses): Matches {
  const required = must.map((query) => query.run(segment));
  const filters = filter.map((query) => query.run(segment));
  const optional = should.map((query) => query.run(segment));
  const excluded = mustNot.map((query) => query.run(segment));
  const tally = new Tally(segment);
  for (let document = 0; document < segment.size; document++) {
    if (!required.every(({ has }) => has[document]) || !filters.every(({ has }) => has[document])) continue;
    if (excluded.some(({ has }) => has[document])) continue;
    const chosen = optional.filter(({ has }) => has[document]);
    if (chosen.length < least) continue;
    let score = 0;
    for (const matches of required) score += scoreOf(matches, document);
    for (const matches of chosen) score += scoreOf(matches, document);
    tally.add(document, score);
  }
  return tally;
}
