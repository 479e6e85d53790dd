import vm from 'node:vm';

/**
 * Globals of JavaScript that APPSYNC_JS lacks.
 * https://docs.aws.amazon.com/appsync/latest/devguide/supported-features.html
 */
const unsupportedGlobals = `
for (const name of [
  'AggregateError', 'ArrayBuffer', 'Atomics', 'BigInt', 'BigInt64Array', 'BigUint64Array', 'DataView',
  'Date', 'FinalizationRegistry', 'Float32Array', 'Float64Array', 'Function', 'Int16Array', 'Int32Array',
  'Int8Array', 'Intl', 'Iterator', 'Map', 'Promise', 'Proxy', 'Reflect', 'RegExp', 'Set',
  'SharedArrayBuffer', 'Symbol', 'Uint16Array', 'Uint32Array', 'Uint8Array', 'Uint8ClampedArray',
  'WeakMap', 'WeakRef', 'WeakSet', 'WebAssembly', 'console', 'escape', 'eval', 'unescape',
]) delete globalThis[name];
delete Math.random;
delete Object.fromEntries;
delete Object.groupBy;
delete Object.is;
delete Object.setPrototypeOf;
delete Array.fromAsync;
`;

/**
 * Whether code has a loop without a fixed end. AppSync rejects such loops (`while`, `do`, `for (;;)`), so
 * only such code runs under a watchdog, which costs more than the rest of an evaluation.
 */
function hasUnboundedLoop(code: string): boolean {
  return /\bwhile\b|\bdo\s*\{|\bfor\s*\([^)]*;/.test(code);
}

/** The sandbox's answer to a call, as text except for a thrown value. */
export interface Answer {
  value: string;
  stash: string;
  failed: boolean;
  thrown: unknown;
}

/** What the host provides to a bundle: `require` for its imports and AppSync's globals. */
export interface Lent {
  require: (module: string) => unknown;
  console: object;
  util: object;
  extensions: object;
  runtime: object;
}

const withdraw = new vm.Script(unsupportedGlobals, { filename: 'appsync-globals.js' });
const evaluate = new vm.Script('__evaluate()', { filename: 'appsync-evaluate.js' });

/** `args` equals `arguments`; the stash is read after the call, whatever its outcome. */
function wrap(commonJs: string): string {
  return `(function (require, console, util, extensions, runtime, __next, __answer) {
'use strict';
const module = { exports: {} };
(function (module, exports) {${commonJs}
})(module, module.exports);
const handlers = module.exports;
const { parse, stringify } = JSON;
return function () {
  const ctx = parse(__next.context);
  ctx.args = ctx.arguments;
  __answer.failed = false;
  __answer.thrown = undefined;
  __answer.value = 'null';
  try {
    const value = handlers[__next.handler](ctx);
    if (value !== undefined) __answer.value = stringify(value) ?? 'null';
  } catch (thrown) {
    __answer.failed = true;
    __answer.thrown = thrown;
  }
  __answer.stash = stringify(ctx.stash);
};
})`;
}

/**
 * A separate VM context for one bundle (as CommonJS). Not a security boundary: it hides what AppSync does not
 * offer and ends a handler that never returns.
 */
export function createSandbox(commonJs: string, name: string, lent: Lent, milliseconds: number) {
  const context = vm.createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  withdraw.runInContext(context);
  const next = { handler: '', context: '' };
  const answer: Answer = { value: 'null', stash: '{}', failed: false, thrown: undefined };
  const load = new vm.Script(wrap(commonJs), { filename: `${name}.js`, lineOffset: -3 });
  const bundle: (...lent: unknown[]) => () => void = load.runInContext(context);
  const call = bundle(lent.require, lent.console, lent.util, lent.extensions, lent.runtime, next, answer);
  context.__evaluate = call;
  const mustBeWatched = hasUnboundedLoop(commonJs);
  return (handler: string, contextJson: string): Answer => {
    next.handler = handler;
    next.context = contextJson;
    if (mustBeWatched) evaluate.runInContext(context, { timeout: milliseconds });
    else call();
    return answer;
  };
}
