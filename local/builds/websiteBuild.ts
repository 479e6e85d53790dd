import { hashFiles } from '@enishi/local-cloud/processes';
import type { Build } from './Build';
import { runCommand } from '@enishi/local-cloud/processes';
import { projectRoot } from '../projectRoot';

const inputs = ['web', 'model', 'schema.graphql', 'package-lock.json'];
const made = /^web[\\/](dist|src[\\/]generated)[\\/]/;

/** The build of the web app for production: generates the GraphQL code, then runs `vite build`. */
export function websiteBuild(): Build {
  return {
    name: 'web',
    making: 'Building the web app',
    hash: hashFiles(projectRoot, inputs, null, made),
    async make(folder) {
      await runCommand(projectRoot, 'node --import tsx web/codegen.ts');
      const vite = 'node node_modules/vite/bin/vite.js';
      await runCommand(projectRoot, `${vite} build web --outDir "${folder}" --emptyOutDir`, {
        NODE_ENV: 'production',
        BUDGETS: 'report',
      });
    },
  };
}
