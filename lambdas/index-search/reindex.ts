import { logger } from '../lib/logger';
import { opensearch } from '../lib/opensearch';
import { dropGhosts } from './dropGhosts';
import { fill } from './fill';
import { indexDefinition } from './indexDefinition';
import type { IndexName } from './IndexName';
import { synonymRules } from './synonymRules';

export interface ReindexRequest {
  /** The indices to build anew. */
  reindex: IndexName[];
}

/** Per index: how many documents it has now. */
export type ReindexAnswer = Partial<Record<IndexName, { documents: number; ghosts: number }>>;

/**
 * Builds indices anew while writes go on: fills new ones, moves the aliases, and fills once more, since what changed
 * in between was written to the old ones. Afterwards indices and tables agree.
 */
export async function reindex({ reindex: names }: ReindexRequest): Promise<ReindexAnswer> {
  const indices = new Set(names);
  const before = new Map(
    await Promise.all(names.map(async (alias) => [alias, await physicalName(alias)] as const)),
  );
  const after = new Map([...before].map(([alias, name]) => [alias, nextName(alias, name)]));
  for (const [alias, name] of after) await create(alias, name);
  await fill(indices, after);
  const actions = names.flatMap((alias) => [
    { remove: { index: before.get(alias), alias } },
    { add: { index: after.get(alias), alias } },
  ]);
  await accepted('POST', '/_aliases', { actions });
  const expected = await fill(indices);
  const answer: ReindexAnswer = {};
  for (const alias of names) {
    const ids = expected.get(alias) ?? new Set();
    answer[alias] = { documents: ids.size, ghosts: await dropGhosts(alias, ids) };
    await accepted('DELETE', `/${before.get(alias)}`);
  }
  logger.info('indices rebuilt', { answer });
  return answer;
}

async function create(alias: IndexName, name: string): Promise<void> {
  // One that an interrupted rebuild left behind.
  await opensearch('DELETE', `/${name}`);
  await accepted('PUT', `/${name}`, indexDefinition(alias, synonymRules()));
}

async function physicalName(alias: IndexName): Promise<string> {
  const { body } = await opensearch<Record<string, unknown>>('GET', `/_alias/${alias}`);
  return Object.keys(body)[0] ?? '';
}

const nextName = (alias: IndexName, name: string): string =>
  `${alias}-${Number(name.slice(alias.length + 1)) + 1}`;

async function accepted(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<void> {
  const { status, body: answer } = await opensearch<{ error?: { reason: string } }>(method, path, body);
  if (status >= 300) throw new Error(`Search refused ${method} ${path}: ${answer.error?.reason}`);
}
