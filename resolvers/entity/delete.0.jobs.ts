import type { Context } from '@aws-appsync/utils';
import { countReferences } from './lib/references';

export { assertUnreferenced as response } from './lib/references';

/**
 * Counts the jobs that reference a catalogue entry before the entry is deleted, because an entry in use
 * cannot be deleted.
 */
export function request(ctx: Context<{ input: { id: string } }>) {
  return countReferences(ctx, 'open-jobs-admin');
}
