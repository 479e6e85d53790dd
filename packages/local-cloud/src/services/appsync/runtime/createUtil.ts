import { randomUUID } from 'node:crypto';
import type { Effects } from './Effects';
import { dynamodbUtil } from './dynamodbUtil';
import { escapeJavaScript } from './escapeJavaScript';
import { createHttpUtil } from './createHttpUtil';
import { ksuid, ulid } from './identifiers';
import { matches } from './matches';
import { mathUtil } from './mathUtil';
import { notEmulated } from './notEmulated';
import { ResolverError } from './ResolverError';
import { timeUtil } from './timeUtil';
import { transformUtil } from './transformUtil';

/** The running evaluation, as the utilities see it. */
export interface Running {
  effects: Effects;
  /** `User Pool Authorization`, `IAM Authorization` … */
  authType: string;
}

/** `util` of `@aws-appsync/utils`: exactly the members that its types list. */
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
