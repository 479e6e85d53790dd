import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * A Vite plugin that moves the source maps of the build out of the folder that is published, into a folder
 * beside it whose name ends with `-maps`.
 */
export const sourceMapsApart = (): Plugin => ({
  name: 'source-maps-apart',
  apply: 'build',
  enforce: 'post',
  writeBundle({ dir = '' }) {
    const maps = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.map'),
    );
    if (maps.length === 0) return;
    const apart = `${dir}-maps`;
    rmSync(apart, { recursive: true, force: true });
    mkdirSync(apart, { recursive: true });
    for (const path of maps) renameSync(join(dir, path), join(apart, basename(path)));
  },
});
