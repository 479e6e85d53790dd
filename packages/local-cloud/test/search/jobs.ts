import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillIndex } from '../../testing/fillIndex';
import type { Engine } from '../../testing/startSearch';

interface Job {
  id: string;
  title: string;
  overView: string;
  description: string;
}

interface Line {
  alias: string;
  settings?: object;
  mappings?: object;
  document?: Job;
}

const lines = readFileSync(join(__dirname, 'jobs.ndjson'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Line);

const documentsOf = (alias: string): Job[] =>
  lines.flatMap((line) => (line.alias === alias && line.document ? [line.document] : []));

/**
 * Prefix of the test's aliases, which keeps them apart from other aliases and indices of a real OpenSearch.
 */
const PREFIX = 'conformance-';

export const PUBLIC = `${PREFIX}open-jobs`;
/** An index of stored searches in the public test jobs. */
export const SEARCHES = `${PREFIX}searches`;
export const ADMIN = `${PREFIX}open-jobs-admin`;

export const publicJobs: readonly Job[] = documentsOf('open-jobs');

/** All texts of the public test jobs: titles, overviews and descriptions. */
export const texts: string[] = documentsOf('open-jobs').flatMap(({ title, overView, description }) => [
  title,
  overView,
  description,
]);

/** Returns the id that a category, a prefecture or a skill with this name has in the test jobs. */
export const idOf = (name: string): string => `id-${Buffer.from(name).toString('hex').slice(0, 24)}`;

/**
 * Creates the test's two search indices of Japanese jobs, and an empty one of stored searches. `jobs.ndjson` contains their definitions and
 * documents.
 */
export async function fillJobs(engine: Engine): Promise<void> {
  for (const { alias, settings, mappings } of lines)
    if (settings && mappings)
      await fillIndex(engine, `${PREFIX}${alias}`, { settings, mappings }, documentsOf(alias));
  const jobs = lines.find(({ alias, mappings }) => alias === 'open-jobs' && mappings);
  if (!jobs) throw new Error('jobs.ndjson has no index of jobs');
  const { properties, ...rest } = jobs.mappings as { properties: object };
  const mappings = {
    ...rest,
    properties: { ...properties, name: { type: 'keyword' }, query: { type: 'percolator' } },
  };
  await fillIndex(engine, SEARCHES, { settings: jobs.settings ?? {}, mappings }, []);
}
