import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { documentFonts } from './documentFonts';
import { webModules } from './webModules';

/**
 * An entry point of esbuild that begins with this prefix is a handler to be wrapped in the function
 * `correlated`. The rest of the entry point is the path of the handler.
 */
const CORRELATED = 'correlated:';

/**
 * esbuild plugin that wraps a Lambda handler in the function `correlated`, so that the handler runs with the
 * correlation id that its event contains.
 */
const correlateHandlers: Plugin = {
  name: 'correlate-handlers',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${CORRELATED}`) }, (args) => ({
      path: args.path.slice(CORRELATED.length),
      namespace: 'correlated',
    }));
    build.onLoad({ filter: /./, namespace: 'correlated' }, (args) => ({
      contents: [
        `import { correlated } from './lambdas/lib/correlation/correlated';`,
        `import { handler as handle } from ${JSON.stringify(path.resolve(args.path))};`,
        'export const handler = correlated(handle);',
      ].join('\n'),
      resolveDir: process.cwd(),
    }));
  },
};

/**
 * Bundles the handler of each `lambdas/<name>` into its own folder below `folder`. One esbuild run builds all
 * handlers, so that the code they share, mainly the AWS SDK, is parsed only once.
 * @returns the folder of each function, with its `index.js`
 */
export async function bundleFunctions(
  names: readonly string[],
  folder: string,
): Promise<Map<string, string>> {
  await build({
    entryPoints: Object.fromEntries(
      names.map((name) => [`${name}/index`, `${CORRELATED}lambdas/${name}/handler.ts`]),
    ),
    outdir: folder,
    bundle: true,
    minify: true,
    keepNames: true,
    format: 'cjs',
    target: 'node20',
    platform: 'node',
    // The SDK's ES modules can be tree-shaken, its CommonJS cannot.
    mainFields: ['module', 'main'],
    alias: {
      '@aws-sdk/credential-provider-node': './lambdas/lib/environmentCredentials.ts',
      '@smithy/core/event-streams': './lambdas/lib/refuseEventStreams.ts',
    },
    plugins: [correlateHandlers, documentFonts, webModules],
    // The screens of the web app that a function renders.
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    legalComments: 'none',
    logLevel: 'silent',
    charset: 'utf8',
    loader: { '.txt': 'text' },
  });
  return new Map(names.map((name) => [name, path.join(folder, name)]));
}
