import { asList, isObject, type Json } from '../Json';
import { Options } from '../Options';
import { notEmulated } from '../Refusal';
import { boostOf } from './fieldOptions';
import { every, scaled, scoreOf } from './Matches';
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
  if (functions.length === 0) throw notEmulated('function_score without functions');
  return {
    highlights: query?.highlights,
    needs: query?.needs,
    run: (segment) => {
      const base = query?.run(segment) ?? every(segment);
      const factor = factorOf(segment, functions, scoreMode);
      const scores = new Float32Array(segment.size);
      const both = new Float64Array(2);
      for (let document = 0; document < segment.size; document++) {
        if (base.has[document] === 0) continue;
        both[0] = scoreOf(base, document);
        both[1] = Math.min(factor(document), most);
        scores[document] = combined(both, 2, boostMode);
      }
      return scaled({ has: base.has, scores }, boost);
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
  const values = new Float64Array(ready.length);
  return (document) => {
    let count = 0;
    // With the mode `avg`, each function counts with its weight.
    let weights = 0;
    for (const { has, value, weight } of ready) {
      if (has && has[document] === 0) continue;
      values[count++] = value(document) * weight;
      weights += weight;
    }
    if (count === 0) return 1;
    return mode === 'avg' ? sumOf(values, count) / weights : combined(values, count, mode);
  };
}

/**
 * Combines the first `count` elements of `values` to one number, as the `score_mode` or `boost_mode` of a
 * `function_score` query prescribes.
 */
function combined(values: Float64Array, count: number, mode: Mode): number {
  switch (mode) {
    case 'multiply':
      return folded(values, count, (product, value) => product * value);
    case 'sum':
      return sumOf(values, count);
    case 'avg':
      return sumOf(values, count) / count;
    case 'first':
      return values[0] ?? 1;
    case 'replace':
      return values[count - 1] ?? 1;
    case 'max':
      return folded(values, count, Math.max);
    case 'min':
      return folded(values, count, Math.min);
  }
}

function folded(values: Float64Array, count: number, join: (a: number, b: number) => number): number {
  let result = values[0] ?? 1;
  for (let index = 1; index < count; index++) result = join(result, values[index] ?? 1);
  return result;
}

const sumOf = (values: Float64Array, count: number): number =>
  folded(values, count, (sum, value) => sum + value);
