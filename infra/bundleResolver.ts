import { type BuildOptions, build } from 'esbuild';
import { addressesOnly } from './addressesOnly';
import type { ResolverStep } from './ResolverPlan';
import { runtimeOnly } from './runtimeOnly';

/** AppSync's limit for inline code is 32,768 characters; ours leaves room for growth and keeps evaluation quick. */
const CODE_LIMIT = 12_000;

/**
 * One APPSYNC_JS bundle. `define` puts compile-time constants in, since the runtime forbids function
 * factories. Syntax is left as written: what a minifier makes of it may lie outside the subset. Japanese is escaped
 * where the limit leaves room: CloudFormation shows it as `?`, so that `cdk diff` cannot show a change of it.
 */
export async function bundleResolver(
  step: Pick<ResolverStep, 'file' | 'define'>,
  limit = CODE_LIMIT,
): Promise<string> {
  const escaped = await compile(step, 'ascii');
  const code = escaped.length > limit ? await compile(step, 'utf8') : escaped;
  if (code.length > limit)
    throw new Error(`${step.file} bundles to ${code.length} characters, above ${limit}`);
  return code;
}

async function compile(
  { file, define }: Pick<ResolverStep, 'file' | 'define'>,
  charset: BuildOptions['charset'],
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    minifyWhitespace: true,
    minifyIdentifiers: true,
    legalComments: 'none',
    charset,
    plugins: [addressesOnly, runtimeOnly],
    define: Object.fromEntries(
      Object.entries({ INPUT: null, LONGEST: null, HAS_TOKEN: false, ...define }).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
  });
  const code = outputFiles[0]?.text ?? '';
  if (/\bGRANTS\b/.test(code))
    throw new Error(`${file} authorizes its caller, but no grants are declared for it`);
  return code;
}
