import { hashFiles } from '../assembly/hashFiles';
import type { Recipe } from '../assembly/Recipe';
import { runCommand } from '../processes/runCommand';
import { projectRoot } from '../projectRoot';

const inputs = ['web', 'model', 'schema.graphql', 'package-lock.json'];
const made = /^web[\\/](dist|src[\\/]generated)[\\/]/;

/** Builds the web app. */
export function websiteRecipe(): Recipe {
  return {
    name: 'web',
    hash: hashFiles(projectRoot, inputs, null, made),
    async make(folder) {
      await runCommand('node --import tsx web/codegen.ts');
      const vite = 'node node_modules/vite/bin/vite.js';
      await runCommand(`${vite} build web --outDir "${folder}" --emptyOutDir`, { NODE_ENV: 'production' });
    },
  };
}
