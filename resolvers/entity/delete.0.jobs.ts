import type { Context } from '@aws-appsync/utils';
import { countReferences } from './lib/references';

export { assertUnreferenced as response } from './lib/references';

/**
 * Before a catalogue entry is deleted, counts the jobs that refer to it: an entry in use cannot be deleted.
 */
export function request(ctx: Context<{ input: { id: string } }>) {
  return countReferences(ctx, 'open-jobs-admin');
}
