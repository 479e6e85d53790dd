import { asList, isObject, type Json } from '../Json';
import { Options } from '../Options';
import { notHere } from '../Refusal';
import { boostOf } from './fieldOptions';
import { every, scaled, scoreOf, Tally } from './Matches';
import type { Query, QueryContext, QueryParser } from './Query';
import { scoreFunction, type ScoreFunction } from './scoreFunction';
import type { Segment } from '../segment/Segment';

const SCORE_MODES = ['multiply', 'sum', 'avg', 'first', 'max', 'min'] as const;
const BOOST_MODES = ['multiply', 'replace', 'sum', 'avg', 'max', 'min'] as const;
type Mode = (typeof SCORE_MODES)[number] | (typeof BOOST_MODES)[number];

interface Weighed {
  filter: Query | undefined;
  score: ScoreFunction;
  weight: number;
}

export const functionScore: QueryParser = (json, context) => {
  const options = new Options(json, 'function_score');
  const inner = options.take('query');
  const query = inner === undefined ? undefined : context.parse(inner);
  const functions = asList(options.take('functions')).map((each) => weighed(each, context));
  const scoreMode = options.oneOf('score_mode', SCORE_MODES) ?? 'multiply';
  const boostMode = options.oneOf('boost_mode', BOOST_MODES) ?? 'multiply';
  const most = options.number('max_boost') ?? Infinity;
  const boost = boostOf(options);
  options.end();
  if (functions.length === 0) throw notHere('function_score without functions');
  return {
    marks: query?.marks,
    run: (segment) => {
      const base = query?.run(segment) ?? every(segment);
      const factor = factorOf(segment, functions, scoreMode);
      const tally = new Tally(segment);
      base.has.forEach((yes, document) => {
        if (yes)
          tally.add(
            document,
            combined([scoreOf(base, document), Math.min(factor(document), most)], boostMode),
          );
      });
      return scaled(tally, boost);
    },
  };
};

function weighed(json: Json, context: QueryContext): Weighed {
  const options = new Options(json, 'function_score');
  const filter = options.take('filter');
  const weight = options.number('weight') ?? 1;
  const [name] = options.rest();
  const body = name === undefined ? undefined : options.take(name);
  options.end();
  return {
    weight,
    filter: isObject(filter) ? context.parse(filter) : undefined,
    score: name === undefined ? () => () => 1 : scoreFunction(name, body, context),
  };
}

function factorOf(segment: Segment, functions: Weighed[], mode: Mode): (document: number) => number {
  const ready = functions.map(({ filter, score, weight }) => ({
    has: filter?.run(segment).has,
    value: score(segment),
    weight,
  }));
  return (document) => {
    const own = ready.filter(({ has }) => !has || has[document]);
    if (own.length === 0) return 1;
    const values = own.map(({ value, weight }) => value(document) * weight);
    // The average counts each function by its weight.
    const weights = own.reduce((sum, { weight }) => sum + weight, 0);
    return mode === 'avg' ? values.reduce((sum, value) => sum + value, 0) / weights : combined(values, mode);
  };
}

function combined(values: number[], mode: Mode): number {
  const sum = values.reduce((total, value) => total + value, 0);
  switch (mode) {
    case 'multiply':
      return values.reduce((product, value) => product * value, 1);
    case 'sum':
      return sum;
    case 'avg':
      return sum / values.length;
    case 'first':
      return values[0] ?? 1;
    case 'replace':
      return values.at(-1) ?? 1;
    case 'max':
      return Math.max(...values);
    case 'min':
      return Math.min(...values);
  }
}
