import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import { projectRoot } from '../projectRoot';
import type { bundling } from './bundling';

const require = createRequire(join(projectRoot, 'package.json'));

/**
 * Evaluates the module local/dev/bundling.ts again, with the current model and schema.
 * @returns the exports of that module, and the files that it includes, relative to the project's root
 * @throws Error when one of these files does not compile or the model is invalid
 */
export async function loadBundling() {
  const { outputFiles, metafile } = await build({
    entryPoints: ['local/dev/bundling.ts'],
    absWorkingDir: projectRoot,
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  const module = { exports: {} as { bundling: typeof bundling } };
  vm.compileFunction(code, ['require', 'module', 'exports'], { filename: 'bundling.js' })(
    require,
    module,
    module.exports,
  );
  return { ...module.exports.bundling, files: new Set([...Object.keys(metafile.inputs), 'schema.graphql']) };
}
