import { searchIndices } from '../../model/searchIndices';
import { logger } from '../lib/logger';
import { opensearch } from '../lib/opensearch';
import { indexDefinition } from './indexDefinition';
import type { IndexName } from './IndexName';
import { synonymRules } from './synonymRules';

interface CreateAnswer {
  error?: { type: string; reason: string };
}

let ready: Promise<void> | undefined;

/** Creates the indices that are missing, each behind its alias; once per process. */
export function ensureIndices(): Promise<void> {
  ready ??= Promise.all(searchIndices.map(ensureIndex)).then(() => undefined);
  // What failed is tried again by the next call.
  ready.catch(() => (ready = undefined));
  return ready;
}

async function ensureIndex(alias: IndexName): Promise<void> {
  const { status } = await opensearch('GET', `/_alias/${alias}`);
  if (status !== 404) return;
  const definition = indexDefinition(alias, synonymRules());
  const { body } = await opensearch<CreateAnswer>('PUT', `/${alias}-1`, {
    ...definition,
    aliases: { [alias]: {} },
  });
  // Two instances may begin at once: the other one was first.
  if (body.error && body.error.type !== 'resource_already_exists_exception')
    throw new Error(`${alias} cannot be created: ${body.error.reason}`);
  logger.info('index created', { alias });
}
