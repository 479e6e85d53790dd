import type { Context } from '@aws-appsync/utils';
import { countReferences } from './lib/references';

export { assertUnreferenced as response } from './lib/references';

/** An entry that talents name is not removed. */
export function request(ctx: Context<{ input: { id: string } }>) {
  return countReferences(ctx, 'users-admin');
}
