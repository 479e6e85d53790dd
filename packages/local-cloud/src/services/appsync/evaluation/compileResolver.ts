import { toCommonJs } from '../../toCommonJs';
import { limits } from '../limits';
import { createUtil, type Running } from '../runtime/createUtil';
import { EarlyReturn } from '../runtime/EarlyReturn';
import type { Effects, RaisedError, SubscriptionFilter } from '../runtime/Effects';
import { importable } from '../runtime/importable';
import { createSandbox, type Answer } from './createSandbox';
import type { Evaluation } from './Evaluation';
import type { ResolverContext } from './ResolverContext';
import { ResolverError } from '../runtime/ResolverError';
import { notEmulated } from '../runtime/notEmulated';

/**
 * Creates the `extensions` object of `@aws-appsync/utils`, with which resolvers set subscription filters and
 * invalidate subscriptions.
 */
function createExtensions(effects: () => Effects) {
  return {
    evictFromApiCache: notEmulated('extensions.evictFromApiCache'),
    setSubscriptionFilter: (filter: SubscriptionFilter): void => {
      effects().subscriptionFilter = filter;
    },
    setSubscriptionInvalidationFilter: (filter: SubscriptionFilter): void => {
      effects().invalidationFilter = filter;
    },
    invalidateSubscriptions: (invalidation: Effects['invalidations'][number]): void => {
      if (effects().invalidations.push(invalidation) > limits.invalidations)
        throw new Error(`At most ${limits.invalidations} invalidations in one request`);
    },
  };
}

/**
 * Converts an exception from a resolver's handler to an AppSync error. If `util.error` or `util.unauthorized`
 * threw the exception, the result is the error that they describe, otherwise an error of the type `Code`.
 */
function toRaisedError(thrown: unknown): RaisedError {
  if (thrown instanceof ResolverError) return JSON.parse(JSON.stringify(thrown.raised)) as RaisedError;
  const { name = 'Error', message = String(thrown) } = (thrown ?? {}) as Partial<Error>;
  const text = name === 'Error' ? message : `${name}: ${message}`;
  return { message: text, errorType: 'Code', data: null, errorInfo: null };
}

type Info = ResolverContext['info'];
const BULKY = ['variables', 'selectionSetList', 'selectionSetGraphQL'] as const;
/**
 * Creates a function that leaves out those large members of `ctx.info` that a resolver's code does not use,
 * so that they need not be passed to the sandbox as JSON. It keeps a member if its name occurs in the code,
 * and all of them if the code passes on `info` as a whole.
 */
function createInfo(code: string): (info: Info) => Partial<Info> {
  const takesWhole = /\binfo\b(?!\s*\.\s*\w)/.test(code);
  const left = BULKY.filter((name) => !takesWhole && !code.includes(name));
  if (left.length === 0) return (info) => info;
  return (info) => {
    const crossing: Partial<Info> = { ...info };
    for (const name of left) delete crossing[name];
    return crossing;
  };
}

/**
 * Cache of the JSON texts of objects that several handlers of a request get alike: the caller's identity, the
 * headers, the environment variables, and the parent record of a field's siblings.
 */
const texts = new WeakMap<object, string>();

function sharedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const known = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, known);
  return known;
}

/** Returns `ctx` as JSON. What several handlers of a request get alike is converted only once. */
function toJson(
  { identity, env, request, source, ...context }: ResolverContext,
  info: Partial<Info>,
): string {
  const own = JSON.stringify({ ...context, info });
  const { headers, domainName } = request;
  const members = [
    `"identity":${sharedJson(identity)}`,
    `"env":${sharedJson(env)}`,
    `"source":${sharedJson(source)}`,
    `"request":{"headers":${sharedJson(headers)},"domainName":${JSON.stringify(domainName)}}`,
  ];
  return `${own.slice(0, -1)},${members.join(',')}}`;
}

export type Handler = 'request' | 'response';

export interface CompiledResolver {
  name: string;
  /**
   * Compiles the code now instead of at the first call of `evaluate`.
   * @throws when the JavaScript engine rejects the code
   */
  compile(): void;
  /**
   * Runs the request or the response handler. It never throws: errors of the handler are part of the result.
   */
  evaluate(handler: Handler, context: ResolverContext, authType: string): Evaluation;
}

function noEffects(): Effects {
  return {
    appendedErrors: [],
    subscriptionFilter: null,
    invalidationFilter: null,
    invalidations: [],
    responseHeaders: {},
    logs: [],
  };
}

function start(code: string, name: string) {
  const running: Running = { effects: noEffects(), authType: '' };
  const util = createUtil(() => running);
  const extensions = createExtensions(() => running.effects);
  const early = new EarlyReturn();
  const runtime = {
    earlyReturn: (value?: unknown, options?: { skipTo: 'END' | 'NEXT' }): never => {
      early.value = value ?? null;
      early.skipTo = options?.skipTo ?? null;
      throw early;
    },
  };
  const log =
    (level: 'log' | 'error') =>
    (...values: unknown[]) => {
      running.effects.logs.push({ level, values });
    };
  const modules: Record<string, unknown> = {
    ...importable,
    '@aws-appsync/utils': { util, extensions, runtime },
  };
  const require = (module: string): unknown => {
    if (module in modules) return modules[module];
    throw new Error(`${name}: APPSYNC_JS cannot import ${module}`);
  };
  const commonJs = toCommonJs(code, name, 'ecmascript');
  const lent = { require, console: { log: log('log'), error: log('error') }, util, extensions, runtime };
  return { running, call: createSandbox(commonJs, name, lent, limits.evaluationMilliseconds) };
}

function parse(text: string): unknown {
  if (Buffer.byteLength(text) > limits.evaluatedBytes) {
    throw new Error(`the evaluated result is larger than ${limits.evaluatedBytes} bytes`);
  }
  return JSON.parse(text);
}

function outcome(handler: Handler, answer: Answer, effects: Effects): Evaluation {
  const stash = (JSON.parse(answer.stash ?? '{}') ?? {}) as Record<string, unknown>;
  const evaluation: Evaluation = { ...effects, value: null, error: null, earlyReturn: null, stash };
  if (!answer.failed) return { ...evaluation, value: parse(answer.value) };
  if (answer.thrown instanceof EarlyReturn) {
    if (handler === 'response')
      throw new Error('runtime.earlyReturn is documented for request handlers only, and not supported here');
    const { value, skipTo } = answer.thrown;
    return { ...evaluation, value: parse(JSON.stringify(value)), earlyReturn: { skipTo } };
  }
  return { ...evaluation, error: toRaisedError(answer.thrown) };
}

/**
 * Prepares the APPSYNC_JS code of a resolver: an ES module that exports `request` and `response`. The code is
 * compiled when a handler is first called, so that a stack with hundreds of resolvers starts quickly.
 * @throws Error when the code is larger than AppSync accepts
 */
export function compileResolver(code: string, name: string): CompiledResolver {
  if (code.length > limits.codeCharacters) {
    throw new Error(`${name}: ${code.length} characters of code, AppSync accepts ${limits.codeCharacters}`);
  }
  let started: ReturnType<typeof start> | undefined;
  const crossing = createInfo(code);
  return {
    name,
    compile() {
      started ??= start(code, name);
    },
    evaluate(handler, context, authType) {
      try {
        started ??= start(code, name);
        const { running, call } = started;
        running.effects = noEffects();
        running.authType = authType;
        return outcome(handler, call(handler, toJson(context, crossing(context.info))), running.effects);
      } catch (error) {
        const effects = started?.running.effects ?? noEffects();
        return {
          ...effects,
          value: null,
          error: toRaisedError(error),
          earlyReturn: null,
          stash: context.stash,
        };
      }
    },
  };
}
