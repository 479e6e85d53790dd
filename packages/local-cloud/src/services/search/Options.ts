import { isObject, type Json, type JsonObject } from './Json';
import { illegalArgument, parsingError, Refusal } from './Refusal';

/**
 * Reads the parameters of a query, an aggregation or another part of a search request. Read every parameter
 * that is emulated, then call `end`: it refuses the request if there are other parameters.
 */
export class Options {
  private readonly unread: Set<string>;
  private readonly json: JsonObject;

  constructor(
    json: Json | undefined,
    private readonly name: string,
    /**
     * Error type for an unknown parameter. OpenSearch has two kinds of parsers, which report different types.
     */
    private readonly unknownKey = 'parsing_exception',
  ) {
    if (!isObject(json)) throw parsingError(`[${name}] query malformed, no start_object after query name`);
    this.json = json;
    this.unread = new Set(Object.keys(json));
  }

  take(key: string): Json | undefined {
    this.unread.delete(key);
    return this.json[key];
  }

  text(key: string): string | undefined {
    const value = this.take(key);
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'object') throw parsingError(`[${this.name}] unknown token in [${key}]`);
    return String(value);
  }

  number(key: string): number | undefined {
    const value = this.take(key);
    if (value === undefined || value === null) return undefined;
    const number = typeof value === 'object' || value === '' ? NaN : Number(value);
    if (Number.isNaN(number)) throw parsingError(`[${this.name}] failed to parse field [${key}]`);
    return number;
  }

  flag(key: string): boolean | undefined {
    const value = this.take(key);
    if (value === undefined || value === null) return undefined;
    if (value === true || value === 'true') return true;
    if (value === false || value === 'false') return false;
    throw parsingError(`[${this.name}] only [true] or [false] are allowed for [${key}]`);
  }

  oneOf<T extends string>(key: string, allowed: readonly T[]): T | undefined {
    const value = this.text(key);
    const found = allowed.find((name) => name === value?.toLowerCase());
    if (value !== undefined && found === undefined)
      throw illegalArgument(`[${this.name}] failed to parse [${key}]: unknown value [${value}]`);
    return found;
  }

  required(key: string): string {
    const value = this.text(key);
    if (value === undefined) throw parsingError(`[${this.name}] requires [${key}]`);
    return value;
  }

  /** Returns the names of the parameters that have not been read yet. */
  rest(): string[] {
    return [...this.unread];
  }

  end(): void {
    const [key] = this.unread;
    if (key !== undefined)
      throw new Refusal(400, this.unknownKey, `[${this.name}] does not support [${key}]`);
  }
}

/**
 * Error type that OpenSearch reports for an unknown parameter in bool queries and aggregations; in other
 * queries it is `parsing_exception`.
 */
export const OBJECT_PARSER = 'x_content_parse_exception';
