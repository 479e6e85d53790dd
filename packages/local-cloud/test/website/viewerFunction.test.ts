import { compileViewerFunction, type ViewerRequest } from '../../src/website/compileViewerFunction';

/**
 * Returns a request for the given path, as CloudFront passes it to a CloudFront function. The expectations of
 * this file are from AWS's documentation of JavaScript runtime 2.0 (docs.aws.amazon.com,
 * functions-javascript-runtime-20).
 */
const asked = (uri: string): ViewerRequest => ({
  method: 'GET',
  uri,
  querystring: {},
  cookies: {},
  headers: { host: { value: 'site.example.com' } },
});

const run = (body: string, uri = '/a') =>
  compileViewerFunction(`import cf from 'cloudfront';\nfunction handler(event) { ${body} }`)(asked(uri));

test('a function changes path and headers, and selects an origin', () => {
  const { request, originId } = run(
    "event.request.uri = '/b'; event.request.headers['x-page'] = { value: 'a' };" +
      " cf.selectRequestOriginById('files'); return event.request;",
  );
  expect(request).toMatchObject({ uri: '/b', headers: { 'x-page': { value: 'a' } } });
  expect(originId).toBe('files');
});

test('without a selection the origin is that of the behavior', () => {
  expect(run('return event.request;').originId).toBeNull();
});

test.each([
  ['a class', 'class A {} return event.request;', 'ClassDeclaration'],
  ['destructuring', 'const { request } = event; return request;', 'ObjectPattern'],
  ['spreading', 'const list = [...[1]]; return event.request;', 'SpreadElement'],
  ['optional chaining', 'event.request?.uri; return event.request;', 'OptionalChainingExpression'],
  ['for of', 'for (const one of [1]) one; return event.request;', 'ForOfStatement'],
])('code with %s is refused before it runs', (_name, body, type) => {
  expect(() => run(body)).toThrow(type);
});

test('another module is refused', () => {
  expect(() => compileViewerFunction("import fs from 'fs';\nfunction handler(event) { return 1; }")).toThrow(
    'ImportDeclaration',
  );
});

test('code of more than 10 KB is refused', () => {
  expect(() => run(`return event.request; // ${'x'.repeat(10_240)}`)).toThrow('10240 bytes');
});

test.each([
  ['dynamic code', "return eval('event.request');"],
  ['timers', 'setTimeout(function () {}, 1); return event.request;'],
  ['the network', "fetch('http://127.0.0.1'); return event.request;"],
  ['endless work', 'while (true) {}'],
  ['no result', ''],
  ['a path without a slash', "event.request.uri = 'a'; return event.request;"],
  ['a header in upper case', "event.request.headers.X = { value: 'a' }; return event.request;"],
  ['another host', "event.request.headers.host = { value: 'b' }; return event.request;"],
])('a call with %s fails', (_name, body) => {
  expect(() => run(body)).toThrow();
});
