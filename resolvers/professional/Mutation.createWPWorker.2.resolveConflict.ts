import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { WPWorker } from '../../model/entities/WPWorker';
import { keyOf } from '../../model/ids';

export { resolveConflict as response } from '../lib/write/conflict';

/** The write was refused: the person is one already, or has no profile, or a category is not there. */
export function request(ctx: Context) {
  return get({ key: keyOf(WPWorker, ctx.stash.record.id), consistentRead: true });
}
