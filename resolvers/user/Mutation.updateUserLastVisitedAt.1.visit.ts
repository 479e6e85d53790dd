import { type Context, util } from '@aws-appsync/utils';
import { authorizeAndValidate, fail, type Item, resultOrFail } from '../lib/resolver';
import { endPipeline } from '../lib/endPipeline';

interface Args {
  input: { sub: string };
}

const FIVE_MINUTES = 300000;

/**
 * The time that is stored as the previous visit when a talent visits for the first time after an invitation.
 */
const NEVER = '1970-01-01T00:00:00.000Z';

/**
 * Stores the time of the caller's visit, at most once in five minutes. The times of visits are in a separate
 * row. Nothing is stored for a caller who has not registered.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { sub } = ctx.args.input;
  if (sub !== who.sub) fail('NotFound', 'There is no such record.');
  const now = util.time.nowISO8601();
  const latest = util.time.epochMilliSecondsToISO8601(util.time.nowEpochMilliSeconds() - FIVE_MINUTES);
  return {
    operation: 'UpdateItem',
    key: util.dynamodb.toMapValues({ pk: `${sub}#private`, sk: 'LastVisit' }),
    update: {
      expression: 'SET previousAt = if_not_exists(lastVisitedAt, :never), lastVisitedAt = :now',
      expressionValues: util.dynamodb.toMapValues({ ':now': now, ':never': NEVER }),
    },
    condition: {
      expression: 'attribute_exists(pk) AND (attribute_not_exists(lastVisitedAt) OR lastVisitedAt < :latest)',
      expressionValues: util.dynamodb.toMapValues({ ':latest': latest }),
    },
  };
}

export function response(ctx: Context<Args>) {
  const isRecent = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
  const visit = isRecent ? (ctx.result as Item | null) : resultOrFail<Item>(ctx);
  if (!visit) return endPipeline(ctx, null);
  return { id: ctx.args.input.sub, sub: ctx.args.input.sub, ...visit };
}
