import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { keyOf } from '../../model/ids';

export { resolveConflict as response } from '../lib/write/conflict';

/** The write was refused: somebody was first. Reads who. */
export function request(ctx: Context) {
  return get({ key: keyOf(ENTITY, ctx.stash.record.id), consistentRead: true });
}
