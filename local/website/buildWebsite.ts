import { hashFiles } from '../assembly/hashFiles';
import { remembered } from '../assembly/remembered';
import { runCommand } from '../processes/runCommand';
import { projectRoot } from '../projectRoot';

const inputs = ['web', 'model', 'schema.graphql', 'package-lock.json'];
const made = /^web[\\/](dist|src[\\/]generated)[\\/]/;

/**
 * Builds the web app into `folder`. Skipped when nothing has changed since the last time.
 * @returns whether it was built
 */
export function buildWebsite(folder: string): Promise<boolean> {
  const hash = hashFiles(projectRoot, inputs, null, made);
  return remembered(folder, hash, async (output) => {
    await runCommand('node --import tsx web/codegen.ts');
    const vite = 'node node_modules/vite/bin/vite.js';
    await runCommand(`${vite} build web --outDir "${output}" --emptyOutDir`, { NODE_ENV: 'production' });
  });
}
