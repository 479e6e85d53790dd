import { isObject, type Json, type JsonObject } from '../Json';
import { Refusal } from '../Refusal';

/** An HTTP request to the emulated OpenSearch, as its handlers get it. */
export interface Request {
  method: string;
  /** Segments of the request URL's path, decoded. */
  path: string[];
  query: URLSearchParams;
  text: string;
}

export interface Answer {
  status: number;
  body: JsonObject | Json[];
}

export const answer = (body: JsonObject | Json[], status = 200): Answer => ({ status, body });

/**
 * Parses the body of an OpenSearch request as a JSON object. An empty body counts as `{}`.
 * @throws Refusal when it is not a JSON object
 */
export function bodyOf({ text }: Request): JsonObject {
  if (text.trim() === '') return {};
  const json = parse(text);
  if (!isObject(json))
    throw new Refusal(400, 'parsing_exception', 'Expected [START_OBJECT] but found something else');
  return json;
}

/**
 * Parses each line of an OpenSearch bulk or multi-search body as JSON; empty lines are skipped.
 * @throws Refusal when a line is not JSON
 */
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

/**
 * Converts a time value of OpenSearch such as `5m` to milliseconds.
 * @throws Refusal when it is malformed
 */
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
