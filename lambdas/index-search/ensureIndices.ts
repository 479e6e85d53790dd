import { searchIndices } from '../../model/searchIndices';
import { logger } from '../lib/logger';
import { opensearch } from '../lib/opensearch';
import { indexDefinition, type IndexDefinition } from './indexDefinition';
import type { IndexName } from './IndexName';
import { synonymRules } from './synonymRules';

interface Refused {
  error?: { type: string; reason: string };
}

type Indices = Record<string, { mappings?: { _meta?: { fingerprint?: string } } }>;

let ready: Promise<void> | undefined;

/** Creates the indices that are missing, each behind its alias; once per process. */
export function ensureIndices(): Promise<void> {
  ready ??= Promise.all(searchIndices.map(ensureIndex)).then(() => undefined);
  // What failed is tried again by the next call.
  ready.catch(() => (ready = undefined));
  return ready;
}

async function ensureIndex(alias: IndexName): Promise<void> {
  const { status, body: indices } = await opensearch<Indices>('GET', `/${alias}`);
  const definition = indexDefinition(alias, synonymRules());
  if (status === 404) return create(alias, definition);
  const { fingerprint } = definition.mappings._meta;
  const isCurrent = Object.values(indices).every(
    ({ mappings }) => mappings?._meta?.fingerprint === fingerprint,
  );
  if (!isCurrent) logger.warn('index is of an older definition: invoke with { reindex: [...] }', { alias });
}

async function create(alias: IndexName, definition: IndexDefinition): Promise<void> {
  const { body } = await opensearch<Refused>('PUT', `/${alias}-1`, {
    ...definition,
    aliases: { [alias]: {} },
  });
  // Two instances may begin at once: the other one was first.
  if (body.error && body.error.type !== 'resource_already_exists_exception')
    throw new Error(`${alias} cannot be created: ${body.error.reason}`);
  logger.info('index created', { alias });
}
