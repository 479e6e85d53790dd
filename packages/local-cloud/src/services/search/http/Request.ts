import { isObject, type Json, type JsonObject } from '../Json';
import { Refusal } from '../Refusal';

/** A call as the handlers see it. */
export interface Request {
  method: string;
  /** Decoded segments of the path. */
  path: string[];
  query: URLSearchParams;
  text: string;
}

export interface Answer {
  status: number;
  body: JsonObject | Json[];
}

export const answer = (body: JsonObject | Json[], status = 200): Answer => ({ status, body });

/** The body as one JSON object; an empty one counts as `{}`. */
export function bodyOf({ text }: Request): JsonObject {
  if (text.trim() === '') return {};
  const json = parse(text);
  if (!isObject(json))
    throw new Refusal(400, 'parsing_exception', 'Expected [START_OBJECT] but found something else');
  return json;
}

/** The lines of a bulk or multi-search body. */
export const linesOf = ({ text }: Request): Json[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parse);

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new Refusal(400, 'json_parse_exception', 'The body is no valid JSON');
  }
}

const UNITS: Record<string, number | undefined> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `5m` in milliseconds. */
export function duration(text: string): number {
  const match = /^(\d+)(ms|s|m|h|d)$/.exec(text);
  const unit = UNITS[match?.[2] ?? ''];
  if (!match || unit === undefined)
    throw new Refusal(
      400,
      'illegal_argument_exception',
      `failed to parse setting [keep_alive] with value [${text}] as a time value`,
    );
  return Number(match[1]) * unit;
}
