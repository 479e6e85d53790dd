import type { Context } from '@aws-appsync/utils';
import { askNaming } from './lib/references';

export { refuseNamed as response } from './lib/references';

/** An entry that talents name is not removed. */
export function request(ctx: Context<{ input: { id: string } }>) {
  return askNaming(ctx, 'users-admin');
}
