import { build } from 'esbuild';
import { addressesOnly } from './addressesOnly';
import type { ResolverStep } from './ResolverPlan';
import { runtimeOnly } from './runtimeOnly';

/** AppSync's limit for inline code is 32,768 characters; the house's own is lower (goals: P13). */
const CODE_LIMIT = 8_000;

/**
 * One APPSYNC_JS bundle. `define` puts compile-time constants in, since the runtime forbids function
 * factories. Syntax is left as written: what a minifier makes of it may lie outside the subset.
 */
export async function bundleResolver(
  { file, define }: Pick<ResolverStep, 'file' | 'define'>,
  limit = CODE_LIMIT,
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
    charset: 'utf8',
    plugins: [addressesOnly, runtimeOnly],
    define: Object.fromEntries(
      Object.entries({ INPUT: null, LONGEST: null, HAS_TOKEN: false, ...define }).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
  });
  const code = outputFiles[0]?.text ?? '';
  if (code.length > limit) throw new Error(`${file} bundles to ${code.length} characters, above ${limit}`);
  return code;
}
