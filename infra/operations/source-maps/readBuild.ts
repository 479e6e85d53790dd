import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { releaseOf } from '../../../model/releaseOf';

interface Build {
  /** The name under which the scripts of this build report errors. */
  release: string;
  /** The scripts that have a source map, with the paths of both files. */
  scripts: { name: string; script: string; map: string }[];
}

/**
 * Reads the scripts and source maps of the latest build of the web app.
 * @param dist the folder of the built web app; its source maps are in the folder beside it that ends with `-maps`
 * @throws Error when there is no build with source maps
 */
export function readBuild(dist: string): Build {
  const [assets, maps] = [join(dist, 'assets'), `${dist}-maps`];
  if (!existsSync(assets) || !existsSync(maps))
    throw new Error(`${assets} or ${maps} is missing: deploy from this checkout first.`);
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const release = names.map(releaseOf).find((name) => name !== undefined);
  const scripts = names
    .map((name) => ({ name, script: join(assets, name), map: join(maps, `${name}.map`) }))
    .filter(({ map }) => existsSync(map));
  if (!release || !scripts.some(({ name }) => releaseOf(name)))
    throw new Error(`${maps} does not belong to ${assets}: deploy from this checkout again.`);
  return { release, scripts };
}
