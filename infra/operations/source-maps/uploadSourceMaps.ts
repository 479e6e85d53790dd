import { openAsBlob, existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { releaseOf } from '../../../model/releaseOf';

/** The service's answer to a file that the release has already. */
const exists = 409;

/** The project of an error service with Sentry's API, and how to reach it. */
interface ErrorService {
  /** URL of the service, such as `https://sentry.io`. */
  url: string;
  organization: string;
  project: string;
  /** A token with the scope `project:releases`. */
  token: string;
}

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
function readBuild(dist: string): Build {
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

/**
 * Uploads the scripts and source maps of the latest build to the error service, as files of the release that the
 * scripts name in their reports. A file that is already there is left as it is, so an interrupted upload can be
 * repeated.
 * @returns the name of the release and the number of source maps that it has now
 * @throws Error with the answer of the service when it refuses something
 */
export async function uploadSourceMaps(
  dist: string,
  { url, organization, project, token }: ErrorService,
): Promise<{ release: string; maps: number }> {
  const { release, scripts } = readBuild(dist);
  const releases = `${url.replace(/\/$/, '')}/api/0/organizations/${organization}/releases/`;
  const send = async (to: string, headers: Record<string, string>, body: string | FormData) => {
    const response = await fetch(to, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body,
    });
    if (!response.ok && response.status !== exists)
      throw new Error(`${to} answers ${response.status}: ${(await response.text()).slice(0, 300)}`);
  };
  const upload = async (path: string, header?: string) => {
    const form = new FormData();
    // The service ignores the host of a name that begins with ~.
    form.set('name', `~/assets/${basename(path)}`);
    if (header) form.set('header', header);
    form.set('file', await openAsBlob(path), basename(path));
    await send(`${releases}${encodeURIComponent(release)}/files/`, {}, form);
  };
  await send(
    releases,
    { 'content-type': 'application/json' },
    JSON.stringify({ version: release, projects: [project] }),
  );
  for (const { name, script, map } of scripts) {
    await upload(map);
    // The scripts themselves do not name their source maps.
    await upload(script, `Sourcemap:${name}.map`);
  }
  return { release, maps: scripts.length };
}
