import { type BuildOptions, build } from 'esbuild';
import { stripEntityRules } from './stripEntityRules';
import type { ResolverStep } from './ResolverPlan';
import { externalizeRuntime } from './externalizeRuntime';

/**
 * Maximum number of characters in the code of one resolver step. AppSync's limit for inline code is 32,768; the lower
 * limit leaves room for growth and keeps evaluation fast.
 */
const CODE_LIMIT = 12_000;

/**
 * Bundles one resolver step as APPSYNC_JS code. The step's constants are inserted at build time, because
 * APPSYNC_JS forbids functions that return functions. Only whitespace and names are minified: minified syntax
 * could leave the APPSYNC_JS subset. Japanese characters are escaped, because CloudFormation shows them as
 * `?`, which would hide changes in `cdk diff`; code that would then be too long keeps them.
 * @throws Error when the code is longer than `limit`, in characters
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
    logLevel: 'silent',
    charset,
    plugins: [stripEntityRules, externalizeRuntime],
    define: Object.fromEntries(
      Object.entries({ INPUT: null, LONGEST: null, DATES: null, TOKENS: 'none', ...define }).map(
        ([name, value]) => [name, JSON.stringify(value)],
      ),
    ),
  });
  const code = outputFiles[0]?.text ?? '';
  if (/\bGRANTS\b/.test(code))
    throw new Error(`${file} authorizes its caller, but the model declares no grants for it`);
  return code;
}
