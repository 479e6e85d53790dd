import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import { projectRoot } from '../projectRoot';
import type { bundling } from './bundling';

const require = createRequire(join(projectRoot, 'package.json'));

/**
 * Evaluates `bundling.ts` with the model and the schema as they are now.
 * @throws when one of its files does not compile, or refuses what the model declares
 */
export async function loadBundling(): Promise<typeof bundling> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'bundling.ts')],
    bundle: true,
    write: false,
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
  return module.exports.bundling;
}
