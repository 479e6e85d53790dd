import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { stepSource } from './stepSource';
import { stripEntityRules } from './stripEntityRules';
import type { ResolverStep } from './ResolverPlan';

/**
 * Maximum number of characters in the code of one resolver step. AppSync's limit for inline code is 32,768; the lower
 * limit leaves room for growth and keeps evaluation fast.
 */
const CODE_LIMIT = 18_000;

/** The names of the constants that the build writes into bundles. */
const CONSTANTS = [
  ...readFileSync(path.join(__dirname, '../../resolvers/lib/bundleConstants.ts'), 'utf8').matchAll(
    /^export declare const (\w+)/gm,
  ),
].map(([, name = '']) => name);

/** Matches the code of steps that write to a table or invoke a function. */
const WRITES =
  /"(PutItem|UpdateItem|TransactWriteItems|Invoke)"|import\{[^}]*\b(put|update|transactWrite)\b[^}]*\}from"@aws-appsync\/utils\/dynamodb"/;

/**
 * Returns the source of a module whose request skips to the end of a pipeline that an earlier step has ended
 * (`endPipeline`). The requests of a step that writes have the correlation id of the operation and, in a mutation that
 * is logged, who writes.
 */
function wrap(file: string, writes: boolean, isLogged: boolean): string {
  const from = JSON.stringify(path.resolve(file));
  const request = isLogged ? 'markDeed(ctx, compose(ctx))' : 'compose(ctx)';
  return [
    `import { runtime } from '@aws-appsync/utils';`,
    writes ? `import { correlate } from './resolvers/lib/write/correlate';` : '',
    writes && isLogged ? `import { markDeed } from './resolvers/lib/write/markDeed';` : '',
    `import { request as compose } from ${from};`,
    `export { response } from ${from};`,
    'export function request(ctx) {',
    `if (ctx.stash.isEnded) runtime.earlyReturn(ctx.prev.result, { skipTo: 'END' });`,
    `return ${writes ? `correlate(ctx, ${request})` : 'compose(ctx)'};`,
    '}',
  ].join('\n');
}

/**
 * Bundles one resolver step as APPSYNC_JS code. The step's constants are inserted at build time, because
 * APPSYNC_JS forbids functions that return functions. Only whitespace and names are minified, because
 * APPSYNC_JS does not support all syntax that a minifier may generate. Japanese characters are escaped,
 * because CloudFormation shows them as `?`, which would hide changes in `cdk diff`. They are not escaped if
 * the code would then be too long. Steps that write to a table or invoke a function pass on the correlation
 * id of the operation; those of mutations that are logged also mark the record with the deed.
 * @throws Error when the code is longer than `limit`, in characters
 */
export async function bundleResolver(
  step: Pick<ResolverStep, 'file' | 'define'>,
  limit = CODE_LIMIT,
): Promise<string> {
  const writes = WRITES.test(await compile(step, 'ascii'));
  const source = wrap(step.file, writes, Boolean(step.define.LOGGED));
  const escaped = await compile(step, 'ascii', source);
  const code = escaped.length > limit ? await compile(step, 'utf8', source) : escaped;
  if (code.length > limit)
    throw new Error(`${step.file} bundles to ${code.length} characters, above ${limit}`);
  return code;
}

/**
 * esbuild plugin for imports of `@aws-appsync/utils`, whose modules the APPSYNC_JS runtime provides. It
 * leaves the imports in the code, except those that a bundle does not use.
 */
const externalizeRuntime: Plugin = {
  name: 'runtime-only',
  setup(build) {
    build.onResolve({ filter: /^@aws-appsync\/utils(\/|$)/ }, ({ path }) => ({
      path,
      external: true,
      sideEffects: false,
    }));
  },
};

async function compile(
  { file, define }: Pick<ResolverStep, 'file' | 'define'>,
  charset: BuildOptions['charset'],
  contents?: string,
): Promise<string> {
  const { outputFiles } = await build({
    ...(contents ? { stdin: { contents, resolveDir: process.cwd() } } : { entryPoints: [file] }),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    minifyWhitespace: true,
    minifyIdentifiers: true,
    legalComments: 'none',
    logLevel: 'silent',
    charset,
    plugins: [stepSource, stripEntityRules, externalizeRuntime],
    define: Object.fromEntries(
      Object.entries({
        CONSENT: false,
        INPUT: null,
        ARGUMENT_LIMITS: null,
        DATES: null,
        TOKENS: 'none',
        LOGGED: null,
        ...define,
      }).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  const code = outputFiles[0]?.text ?? '';
  const missing = CONSTANTS.filter((name) => new RegExp(`(?<![\\w".])${name}\\b(?!":)`).test(code));
  if (missing.length) throw new Error(`${file} uses ${missing.join(', ')}, which its plan does not define`);
  return code;
}
