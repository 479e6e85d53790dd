import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { EnishiWorkHistoryReview } from '../../model/entities/EnishiWorkHistoryReview';
import { keyOf } from '../../model/ids';
import { resolveConflict } from '../lib/write/conflict';
import { projectEngagement } from './lib/engagement';

/** The write of an engagement or a review was refused: somebody was first. Reads who. */
export function request(ctx: Context) {
  const entity = RELATION.field.endsWith('Review') ? EnishiWorkHistoryReview : EnishiWorkHistory;
  return get({ key: keyOf(entity, ctx.stash.record.id), consistentRead: true });
}

export function response(ctx: Context) {
  const record = resolveConflict(ctx);
  return RELATION.field.endsWith('Review') ? record : projectEngagement(record, ctx.stash.who);
}
