import { toCommonJs } from '../../toCommonJs';
import { limits } from '../limits';
import { createExtensions } from '../runtime/createExtensions';
import { createUtil, type Running } from '../runtime/createUtil';
import { EarlyReturn } from '../runtime/EarlyReturn';
import type { Effects } from '../runtime/Effects';
import { importable } from '../runtime/importable';
import { createSandbox, type Answer } from './createSandbox';
import type { Evaluation } from './Evaluation';
import { createInfo } from './createInfo';
import { toRaisedError } from './toRaisedError';
import type { ResolverContext } from './ResolverContext';

export type Handler = 'request' | 'response';

export interface CompiledResolver {
  name: string;
  /** Runs one handler; never throws for what the handler does, the outcome says it. */
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
  const runtime = {
    earlyReturn: (value?: unknown, options?: { skipTo: 'END' | 'NEXT' }): never => {
      throw new EarlyReturn(value ?? null, options?.skipTo ?? null);
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

function outcome(answer: Answer, effects: Effects): Evaluation {
  const stash = (JSON.parse(answer.stash ?? '{}') ?? {}) as Record<string, unknown>;
  const evaluation: Evaluation = { ...effects, value: null, error: null, earlyReturn: null, stash };
  if (!answer.failed) return { ...evaluation, value: parse(answer.value) };
  if (answer.thrown instanceof EarlyReturn) {
    const { value, skipTo } = answer.thrown;
    return { ...evaluation, value: parse(JSON.stringify(value)), earlyReturn: { skipTo } };
  }
  return { ...evaluation, error: toRaisedError(answer.thrown) };
}

/**
 * Prepares a bundle of APPSYNC_JS, an ES module that exports `request` and `response`. Nothing is
 * compiled before the first call, so a stack of hundreds starts at once.
 * @throws when the code is larger than AppSync accepts
 */
export function compileResolver(code: string, name: string): CompiledResolver {
  if (code.length > limits.codeCharacters) {
    throw new Error(`${name}: ${code.length} characters of code, AppSync accepts ${limits.codeCharacters}`);
  }
  let started: ReturnType<typeof start> | undefined;
  const crossing = createInfo(code);
  return {
    name,
    evaluate(handler, context, authType) {
      try {
        started ??= start(code, name);
        const { running, call } = started;
        running.effects = noEffects();
        running.authType = authType;
        const crossed = JSON.stringify({ ...context, info: crossing(context.info) });
        return outcome(call(handler, crossed), running.effects);
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
