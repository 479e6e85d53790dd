import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '@enishi/local-cloud/processes';
import type { Build } from './Build';
import { templateBuild } from './templateBuild';
import { freePort } from '@enishi/local-cloud/processes';
import { runCommand } from '@enishi/local-cloud/processes';
import { projectRoot } from '../projectRoot';

/**
 * The build of a data folder with today's demo data. It starts an empty local cloud in a temporary folder.
 * This cloud seeds and indexes the data and then ends.
 */
export function seededBuild(): Build {
  const today = new Date().toISOString().slice(0, 10);
  return {
    name: 'seeded',
    making: 'Making the demo data',
    hash: hashFiles(
      projectRoot,
      ['local', 'packages/local-cloud/src'],
      [templateBuild({}, { hasScreens: false }).hash, today],
    ),
    async make(folder) {
      const port = String(await freePort());
      const draft = `${folder}.copy`;
      await runCommand(projectRoot, 'node --import tsx local/main.ts --no-web --until-ready', {
        PORT: port,
        LOCAL_DATA: draft,
        LOCAL_CHAOS: '',
      });
      renameSync(join(draft, port, 'data'), folder);
      rmSync(draft, { recursive: true });
    },
  };
}
