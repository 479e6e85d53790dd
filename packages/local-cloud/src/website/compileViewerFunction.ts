import vm from 'node:vm';
import { parseSync } from '@swc/core';

/**
 * The value of a query parameter, a header or a cookie. If the request contains several with the same name,
 * `value` is the first one and `multiValue` has all of them.
 */
export interface RequestField {
  value: string;
  multiValue?: readonly { value: string }[];
}

/**
 * A request in the format in which CloudFront passes it to a CloudFront function. The function may change the
 * request. Names of headers are in lower case. Cookies are in `cookies` only; there is no `cookie` header.
 */
export interface ViewerRequest {
  method: string;
  uri: string;
  querystring: Record<string, RequestField>;
  headers: Record<string, RequestField>;
  cookies: Record<string, RequestField>;
}

/**
 * The result of a CloudFront function: the request, possibly changed, and the origin that the function
 * selected.
 */
export interface RoutedRequest {
  request: ViewerRequest;
  /**
   * Id of the origin that the CloudFront function selected; null if it selected none, so that the cache
   * behavior's origin is used.
   */
  originId: string | null;
}

/** Maximum size in bytes of the code of a CloudFront function. */
const longestCode = 10_240;

/**
 * Time limit of one call of a CloudFront function, in milliseconds. CloudFront's own limit is about 1 ms of
 * CPU time. This one only ends endless loops; it is higher, because the machine may be busy.
 */
const milliseconds = 2_000;

const importLine = /^import cf from 'cloudfront';$/m;

/**
 * JavaScript syntax that CloudFront functions may not use here: runtime 2.0 lacks it, or AWS does not
 * document it. The names are those of the nodes in swc's syntax tree.
 */
const unsupported = new Set([
  'ArrayPattern',
  'ClassDeclaration',
  'ClassExpression',
  'ExportDeclaration',
  'ForOfStatement',
  'ImportDeclaration',
  'ObjectPattern',
  'OptionalChainingExpression',
  'SpreadElement',
  'YieldExpression',
]);

function refuseUnsupported(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, spread } = node as { type?: string; spread?: object | null };
  const found = spread ? 'SpreadElement' : type;
  if (found !== undefined && unsupported.has(found))
    throw new Error(`The CloudFront function has a ${found}, which its runtime does not support`);
  for (const child of Object.values(node)) refuseUnsupported(child);
}

function assertRequest(result: unknown, before: ViewerRequest): asserts result is ViewerRequest {
  const { uri, method, headers } = (result ?? {}) as Partial<ViewerRequest>;
  const isHeader = ([name, field]: [string, { value: string }]) =>
    name === name.toLowerCase() && typeof field?.value === 'string';
  if (typeof uri !== 'string' || !uri.startsWith('/') || !headers || !Object.entries(headers).every(isHeader))
    throw new Error('The CloudFront function returned no valid request');
  if (method !== before.method || headers.host?.value !== before.headers.host?.value)
    throw new Error('The CloudFront function changed the method or the host, which are read-only');
}

/**
 * Compiles the code of a CloudFront function (runtime cloudfront-js-2.0). As in CloudFront, the code cannot
 * use `eval` or similar. The only import that it can use is `selectRequestOriginById` of the module
 * `cloudfront`.
 * @returns a function that routes one request, and throws when the code fails
 * @throws Error when CloudFront would refuse the code
 */
export function compileViewerFunction(code: string): (request: ViewerRequest) => RoutedRequest {
  if (Buffer.byteLength(code) > longestCode)
    throw new Error(`The code of the CloudFront function is longer than ${longestCode} bytes`);
  const script = code.replace(importLine, '');
  refuseUnsupported(parseSync(script, { syntax: 'ecmascript', target: 'es2022' }));
  const globals = { cf: {}, event: {} };
  const context = vm.createContext(globals, { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(`'use strict';${script}`, context, { timeout: milliseconds });
  const call = new vm.Script('handler(event)');
  return (request) => {
    let originId: string | null = null;
    globals.cf = {
      selectRequestOriginById: (id: string) => {
        originId = id;
      },
    };
    const before = structuredClone(request);
    globals.event = { version: '1.0', context: { eventType: 'viewer-request' }, request };
    const result: unknown = call.runInContext(context, { timeout: milliseconds });
    assertRequest(result, before);
    return { request: result, originId };
  };
}
