import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '../assembly/hashFiles';
import type { Recipe } from '../assembly/Recipe';
import { templateRecipe } from '../assembly/templateRecipe';
import { freePort } from '../processes/freePort';
import { runCommand } from '../processes/runCommand';
import { projectRoot } from '../projectRoot';

/** The data of a copy that was started on none and ended once it was ready: seeded and indexed, telling of today. */
export function seededRecipe(): Recipe {
  const today = new Date().toISOString().slice(0, 10);
  return {
    name: 'seeded',
    hash: hashFiles(projectRoot, ['local'], [templateRecipe({}).hash, today]),
    async make(folder) {
      const port = String(await freePort());
      const draft = `${folder}.copy`;
      await runCommand('node --import tsx local/main.ts --no-web --until-ready', {
        PORT: port,
        LOCAL_DATA: draft,
      });
      renameSync(join(draft, port, 'data'), folder);
      rmSync(draft, { recursive: true });
    },
  };
}
