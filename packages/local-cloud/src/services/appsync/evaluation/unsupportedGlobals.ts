/**
 * What JavaScript has and APPSYNC_JS has not.
 * https://docs.aws.amazon.com/appsync/latest/devguide/supported-features.html
 */
export const unsupportedGlobals = `
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
