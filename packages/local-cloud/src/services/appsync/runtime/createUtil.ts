import { randomUUID } from 'node:crypto';
import type { Effects } from './Effects';
import { dynamodbUtil } from './dynamodb/dynamodbUtil';
import { createHttpUtil } from './createHttpUtil';
import { ksuid, ulid } from './identifiers';
import { notEmulated } from './notEmulated';
import { ResolverError } from './ResolverError';
import { toDynamoDBExpression } from './dynamodb/toDynamoDBExpression';
import { formatTime } from './time/formatTime';
import { parseTime } from './time/parseTime';
import { toSubscriptionFilter } from './toSubscriptionFilter';

function asJson(filter: unknown): string | null {
  const expression = toDynamoDBExpression(filter);
  return expression && JSON.stringify(expression);
}
/**
 * Emulates AppSync's `util.transform`. The functions for DynamoDB return an expression as JSON text, or null
 * for an invalid filter; `toSubscriptionFilter` returns an object; `toElasticsearchQueryDSL` throws, because
 * it is not emulated.
 */
const transformUtil = {
  toDynamoDBFilterExpression: asJson,
  toDynamoDBConditionExpression: asJson,
  toSubscriptionFilter,
  toElasticsearchQueryDSL: notEmulated('util.transform.toElasticsearchQueryDSL'),
};

/**
 * Emulates AppSync's `util.matches`. Whether AppSync requires the pattern to match the whole value or only a
 * part of it is not known. If this makes a difference, the function throws an error that asks for `^` and
 * `$`, or `.*`, in the pattern.
 */
function matches(pattern: string, value: string): boolean {
  const occurs = new RegExp(pattern).test(value);
  const covers = new RegExp(`^(?:${pattern})$`).test(value);
  if (occurs !== covers) {
    throw new Error(`util.matches: anchor the pattern ${pattern} with ^ and $, or with .* around it`);
  }
  return occurs;
}

/** Emulates AppSync's `util.math`. */
const mathUtil = {
  roundNum: (value: number): number => Math.round(value),
  minVal: (one: number, other: number): number => Math.min(one, other),
  maxVal: (one: number, other: number): number => Math.max(one, other),
  randomDouble: (): number => Math.random(),
  randomWithinRange: (start: number, end: number): number =>
    Math.floor(start + Math.random() * (end - start)),
};

/**
 * The handler call that is running: the side effects that it has had so far, and the authentication type of
 * its caller. Functions of `util` add to the side effects.
 */
export interface Running {
  effects: Effects;
  /** What `util.authType()` returns, such as `User Pool Authorization` or `IAM Authorization`. */
  authType: string;
}

const NAMED: Record<string, string> = {
  "'": "\\'",
  '"': '\\"',
  '\\': '\\\\',
  '/': '\\/',
  '\b': '\\b',
  '\n': '\\n',
  '\t': '\\t',
  '\f': '\\f',
  '\r': '\\r',
};

function unicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Emulates AppSync's `util.escapeJavaScript`: escapes quotes, slashes, control characters and characters
 * outside ASCII (as \uXXXX).
 */
function escapeJavaScript(value: string): string {
  return value.replace(/['"\\/]|[^\x20-\x7e]/g, (character) => NAMED[character] ?? unicode(character));
}

function parseIso(text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new Error(`"${text}" is no ISO 8601 timestamp`);
  return instant;
}

/**
 * Emulates AppSync's `util.time`. Instants are in milliseconds since 1970, unless a function's name says
 * otherwise.
 */
const timeUtil = {
  nowISO8601: (): string => new Date().toISOString(),
  nowEpochSeconds: (): number => Math.floor(Date.now() / 1000),
  nowEpochMilliSeconds: (): number => Date.now(),
  nowFormatted: (pattern: string, zone?: string): string => formatTime(Date.now(), pattern, zone),
  parseFormattedToEpochMilliSeconds: parseTime,
  parseISO8601ToEpochMilliSeconds: parseIso,
  epochMilliSecondsToSeconds: (instant: number): number => Math.floor(instant / 1000),
  epochMilliSecondsToISO8601: (instant: number): string => new Date(instant).toISOString(),
  epochMilliSecondsToFormatted: formatTime,
};

/**
 * Creates the emulation of `util` from `@aws-appsync/utils`. It has the members that are in the TypeScript
 * types of that package; those that are not emulated throw an error when they are called.
 */
export function createUtil(running: () => Running) {
  return {
    escapeJavaScript,
    urlEncode: (value: string) => new URLSearchParams({ v: value }).toString().slice(2),
    urlDecode: (value: string) => decodeURIComponent(value.replaceAll('+', ' ')),
    base64Encode: (value: string) => Buffer.from(value).toString('base64'),
    base64Decode: (value: string) => Buffer.from(value, 'base64').toString(),
    autoId: () => randomUUID(),
    autoUlid: () => ulid(),
    autoKsuid: () => ksuid(),
    unauthorized: (): never => {
      throw new ResolverError('Unauthorized', 'Unauthorized');
    },
    error: (message: string, errorType?: string, data?: unknown, errorInfo?: unknown): never => {
      throw new ResolverError(message, errorType, data, errorInfo);
    },
    appendError: (message: string, errorType?: string, data?: unknown, errorInfo?: unknown): void => {
      running().effects.appendedErrors.push(new ResolverError(message, errorType, data, errorInfo).raised);
    },
    matches,
    authType: () => running().authType,
    time: timeUtil,
    dynamodb: dynamodbUtil,
    rds: { toJsonObject: notEmulated('util.rds.toJsonObject') },
    http: createHttpUtil(() => running().effects),
    xml: { toMap: notEmulated('util.xml.toMap'), toJsonString: notEmulated('util.xml.toJsonString') },
    transform: transformUtil,
    math: mathUtil,
    str: {
      normalize: (value: string, form: string) => value.normalize(form.toUpperCase()),
    },
  };
}
