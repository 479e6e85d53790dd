import type { Context } from '@aws-appsync/utils';
import { countReferences } from './lib/references';

export { assertUnreferenced as response } from './lib/references';

/** Refuses to delete a catalogue entry that jobs reference. */
export function request(ctx: Context<{ input: { id: string } }>) {
  return countReferences(ctx, 'open-jobs-admin');
}
