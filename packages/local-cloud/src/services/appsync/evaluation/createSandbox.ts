import vm from 'node:vm';

/**
 * Script that deletes JavaScript globals and methods that APPSYNC_JS does not have, as listed in
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
 * Returns whether code contains a loop that may never end: `while`, `do`, or `for` with semicolons. AppSync
 * rejects such code; the sandbox runs it with a timeout. Other code runs without one, because setting a
 * timeout takes longer than the call itself.
 */
function hasUnboundedLoop(code: string): boolean {
  return /\bwhile\b|\bdo\s*\{|\bfor\s*\([^)]*;/.test(code);
}

/**
 * What one call of a resolver's handler in the sandbox produced. `value` and `stash` are JSON texts; `thrown`
 * is the exception itself.
 */
export interface Answer {
  value: string;
  stash: string;
  failed: boolean;
  thrown: unknown;
}

/**
 * The objects that the sandbox gives to a resolver's code: `require` for its imports, and AppSync's globals.
 */
export interface Lent {
  require: (module: string) => unknown;
  console: object;
  util: object;
  extensions: object;
  runtime: object;
}

const withdraw = new vm.Script(unsupportedGlobals, { filename: 'appsync-globals.js' });
const evaluate = new vm.Script('__evaluate()', { filename: 'appsync-evaluate.js' });

/**
 * Returns the JavaScript source of a function that loads a resolver's code. When it is called, it returns
 * another function, which runs the handler that `__next` names and writes the result into `__answer`. The
 * handler's `ctx.args` is the same object as `ctx.arguments`. The stash is read after the handler has
 * ended, even if the handler threw an error.
 */
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
 * Loads the code of one resolver (CommonJS) into a VM context without the globals that APPSYNC_JS does not
 * offer. Returns a function that calls a handler by its name with `ctx` as JSON. If the code contains a loop
 * that may never end, a call that takes longer than `milliseconds` throws. The context is not a security
 * boundary.
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
