import { isObject, type Json } from '../Json';
import { dateMath } from '../mapping/dates';
import { Options } from '../Options';
import { notEmulated, parsingError, shardError } from '../Refusal';
import type { Segment } from '../segment/Segment';
import type { QueryContext } from './Query';

export type ScoreFunction = (segment: Segment) => (document: number) => number;

type Weigh = (distance: number) => number;

const DECAYS: Record<string, ((scale: number, decay: number) => Weigh) | undefined> = {
  gauss: (scale, decay) => {
    const [rate, square] = [Math.log(decay), scale ** 2];
    return (distance) => Math.exp((distance ** 2 * rate) / square);
  },
  exp: (scale, decay) => {
    const rate = Math.log(decay) / scale;
    return (distance) => Math.exp(rate * distance);
  },
  linear: (scale, decay) => {
    const end = scale / (1 - decay);
    return (distance) => Math.max(0, (end - distance) / end);
  },
};

const UNITS: Record<string, number> = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };

/**
 * Parses a decay function (`gauss`, `exp` or `linear`) of a `function_score` query. Its result for a document
 * depends on how far the nearest of the document's dates or numbers in a field is from an origin. For a
 * document without a value, the result is 1.
 */
export function scoreFunction(
  name: string,
  json: Json | undefined,
  { mapping, now }: QueryContext,
): ScoreFunction {
  const shape = DECAYS[name];
  if (!shape) throw notEmulated(`function [${name}]`);
  if (!isObject(json)) throw parsingError(`[${name}] malformed score function`);
  const [path = '', other] = Object.keys(json);
  if (other !== undefined) throw notEmulated(`option [${other}] of [${name}]`);
  const options = new Options(json[path], name);
  const field = mapping.fields.get(path);
  if (!field) throw shardError('parsing_exception', `unknown field [${path}]`);
  const isDate = field.type === 'date';
  const length = (key: string): number | undefined => {
    const text = options.text(key);
    if (text === undefined) return undefined;
    return isDate ? Number.parseFloat(text) * (UNITS[text.slice(-1)] ?? 1) : Number(text);
  };
  const from = options.take('origin') ?? 'now';
  const origin = isDate ? (dateMath(from, now, false) ?? now) : Number(from);
  const scale = length('scale') ?? NaN;
  const offset = length('offset') ?? 0;
  const decay = options.number('decay') ?? 0.5;
  options.end();
  const weigh = shape(scale, decay);
  return (segment) => {
    const values = segment.values(path);
    return (document) => {
      if (!values?.has(document)) return 1;
      let nearest = Infinity;
      for (let index = values.from(document), end = values.to(document); index < end; index++)
        nearest = Math.min(nearest, Math.abs(Number(values.value(index)) - origin));
      return weigh(Math.max(0, nearest - offset));
    };
  };
}
