import { readFileSync } from 'node:fs';
import { compileResolver } from '../../src/services/appsync/evaluation/compileResolver';
import { evaluate } from '../../src/services/appsync/evaluation/evaluate';

/**
 * Runs a resolver's request handler whose body is the given code. Returns the result of the handler, or the
 * error that it raised.
 */
function run(body: string, ctx: Parameters<typeof evaluate>[2] = {}) {
  const code = `import { util, runtime, extensions } from '@aws-appsync/utils';
export function request(ctx) { ${body} }
export function response() {}`;
  return evaluate(code, 'request', ctx);
}

/**
 * Returns the names of the members that AppSync's own TypeScript types declare for an object of its runtime,
 * such as `util.time` or `extensions`.
 */
function declared(file: string, type: string): string[] {
  const text = readFileSync(require.resolve(`@aws-appsync/utils/lib/${file}.d.ts`), 'utf8');
  const body = text.slice(text.indexOf(`type ${type} = {`));
  const names = [...body.slice(0, body.indexOf('\n};')).matchAll(/^ {4}(\w+)[<(:]/gm)];
  return [...new Set(names.map(([, name]) => String(name)))].sort();
}

describe('the runtime', () => {
  test.each([
    ['util', 'index', 'Util'],
    ['util.time', 'time-utils', 'TimeUtils'],
    ['util.dynamodb', 'dynamodb-utils', 'DynamodbUtil'],
    ['util.transform', 'transform-utils', 'TransformUtils'],
    ['util.http', 'http-utils', 'HttpUtils'],
    ['util.math', 'math-utils', 'MathUtils'],
    ['util.str', 'string-utils', 'StringUtils'],
    ['util.xml', 'xml-utils', 'XmlUtils'],
    ['util.rds', 'rds-utils', 'RdsUtil'],
    ['extensions', 'index', 'Extensions'],
    ['runtime', 'index', 'Runtime'],
  ])('%s has exactly the members that AppSync’s types declare', (path, file, type) => {
    expect(run(`return Object.keys(${path}).sort();`).value).toEqual(declared(file, type));
  });

  test.each([
    ["util.xml.toMap('<a/>')", 'util.xml.toMap'],
    ['util.rds.toJsonObject({})', 'util.rds.toJsonObject'],
    ["extensions.evictFromApiCache('T', 'f', {})", 'extensions.evictFromApiCache'],
  ])('%s fails with an error that contains its name', (expression, name) => {
    expect(run(`return ${expression};`).error).toMatchObject({
      errorType: 'Code',
      message: `${name} exists on AppSync but is not emulated locally`,
    });
  });

  test('a module that AppSync does not offer cannot be imported', () => {
    const code = "import fs from 'node:fs'; export function request() { return fs; }";
    expect(evaluate(code, 'request').error?.message).toContain('APPSYNC_JS cannot import node:fs');
  });

  test.each(['Date', 'RegExp', 'Map', 'Promise', 'process', 'fetch', 'setTimeout', 'eval'])(
    '%s does not exist',
    (name) => {
      expect(run(`return typeof ${name};`).value).toBe('undefined');
    },
  );

  test('an endless loop is stopped', () => {
    expect(run('while (true) {}').error?.message).toMatch(/timed out/);
  });

  test('code larger than AppSync’s limit is refused at once', () => {
    expect(() => compileResolver(' '.repeat(32_769), 'Query.big')).toThrow(
      'Query.big: 32769 characters of code',
    );
  });

  test('a handler gets a copy of ctx: its changes are lost, except those of the stash', () => {
    const identity = { sub: 'a' };
    const { stash } = run('ctx.identity.sub = "b"; ctx.stash.kept = true;', { identity });
    expect(identity).toEqual({ sub: 'a' });
    expect(stash).toEqual({ kept: true });
  });

  test('the stash survives an error and an early return', () => {
    expect(run("ctx.stash.a = 1; util.error('x');").stash).toEqual({ a: 1 });
    expect(run('ctx.stash.a = 1; runtime.earlyReturn();').stash).toEqual({ a: 1 });
  });

  test('util.authType depends on the identity', () => {
    expect(run('return util.authType();', { identity: { userArn: 'arn' } }).value).toBe('IAM Authorization');
    expect(run('return util.authType();', { identity: { sub: 'a' } }).value).toBe('User Pool Authorization');
  });

  test('generated ids have the format of their kind and are unique', () => {
    expect(run('return util.autoId();').value).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(run('return util.autoUlid();').value).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    expect(run('return util.autoKsuid();').value).toMatch(/^[0-9A-Za-z]{27}$/);
    expect(run('return util.autoUlid() === util.autoUlid();').value).toBe(false);
  });

  test('util.matches refuses an unanchored pattern that matches only a part of the text', () => {
    expect(run("return util.matches('^[a-z]+$', 'abc');").value).toBe(true);
    expect(run("return util.matches('^[a-z]+$', 'ab1');").value).toBe(false);
    expect(run("return util.matches('[a-z]+', 'ab1');").error?.message).toContain('anchor the pattern');
  });

  test('restricted response headers are refused, others are sent as they were set', () => {
    expect(run("util.http.addResponseHeader('x-count', 7);").responseHeaders).toEqual({ 'x-count': '7' });
    expect(run("util.http.addResponseHeader('x-amzn-id', 'x');").error?.message).toContain('restricted');
  });
});
