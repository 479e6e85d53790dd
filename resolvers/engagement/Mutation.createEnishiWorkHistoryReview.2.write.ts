import type { Context } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { EnishiWorkHistoryReview } from '../../model/entities/EnishiWorkHistoryReview';
import { childId } from '../../model/ids';
import { type Item, tableName } from '../lib/resolver';
import { noteContention, putNew, stamp } from '../lib/write/record';
import { endPipeline } from '../lib/endPipeline';

interface Args {
  input: Item & { enishiWorkHistoryId: string; clientToken?: string | null };
}

/**
 * Stores a review of an engagement. Each party (`side`) can write only one, because the party is part of the
 * key. In the talent's profile, others see the review only when an administrator has published it.
 */
export function request(ctx: Context<Args>) {
  const { clientToken, ...values } = ctx.args.input;
  const { side, reviewerName } = ctx.prev.result as Item;
  const { sub } = ctx.stash.who;
  const id = childId(values.enishiWorkHistoryId, `${side}`);
  const made = { __typename: 'EnishiWorkHistoryReview', id, createdBy: sub, createToken: clientToken };
  ctx.stash.record = stamp(
    { ...values, side, reviewerName, reviewerId: sub, authorKey: sub, published: values.published === true },
    made,
  );
  const put = putNew(tableName(ctx, 'Talent'), EnishiWorkHistoryReview, ctx.stash.record);
  return transactWrite({ items: [put] });
}

export function response(ctx: Context<Args>) {
  if (!ctx.error) return endPipeline(ctx, ctx.stash.record);
  noteContention(ctx);
  return null;
}
