import { isObject, type Json } from '../Json';
import { dateMath } from '../mapping/dates';
import { Options } from '../Options';
import { notHere, parsingError, shardError } from '../Refusal';
import type { Segment } from '../segment/Segment';
import type { QueryContext } from './Query';

export type ScoreFunction = (segment: Segment) => (document: number) => number;

const DECAYS: Record<string, ((distance: number, scale: number, decay: number) => number) | undefined> = {
  gauss: (distance, scale, decay) => Math.exp((distance ** 2 * Math.log(decay)) / scale ** 2),
  exp: (distance, scale, decay) => Math.exp((Math.log(decay) / scale) * distance),
  linear: (distance, scale, decay) => Math.max(0, (scale / (1 - decay) - distance) / (scale / (1 - decay))),
};

const UNITS: Record<string, number> = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };

/** How a decay function weighs a document: by the distance of a date or a number from an origin. */
export function scoreFunction(
  name: string,
  json: Json | undefined,
  { mapping, now }: QueryContext,
): ScoreFunction {
  const shape = DECAYS[name];
  if (!shape) throw notHere(`function [${name}]`);
  if (!isObject(json)) throw parsingError(`[${name}] malformed score function`);
  const [path = '', other] = Object.keys(json);
  if (other !== undefined) throw notHere(`option [${other}] of [${name}]`);
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
  return (segment) => (document) => {
    const values = segment.values(path, document);
    if (!values) return 1;
    const nearest = Math.min(...values.map((value) => Math.abs(Number(value) - origin)));
    return shape(Math.max(0, nearest - offset), scale, decay);
  };
}
