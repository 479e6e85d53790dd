import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

/** Bundles the handler of `lambdas/<name>` into a folder of its own and answers that folder. */
export async function bundleFunction(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `enishi-${name}-`));
  await build({
    entryPoints: [`lambdas/${name}/handler.ts`],
    outfile: path.join(folder, 'index.js'),
    bundle: true,
    minify: true,
    keepNames: true,
    format: 'cjs',
    target: 'node20',
    platform: 'node',
    legalComments: 'none',
    charset: 'utf8',
    loader: { '.txt': 'text' },
  });
  return folder;
}
