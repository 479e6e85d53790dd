import { type Context, util } from '@aws-appsync/utils';
import { answered } from '../lib/answered';
import { fail } from '../lib/fail';

const MOST_A_MINUTE = 5;

/** Files with other people's data are made five times a minute by one person at most (decision T14). */
export function request(ctx: Context) {
  const minute = Math.floor(util.time.nowEpochSeconds() / 60);
  return {
    operation: 'UpdateItem',
    key: util.dynamodb.toMapValues({
      pk: `Once#rate#${ctx.info.fieldName}#${ctx.stash.who.sub}`,
      sk: `${minute}`,
    }),
    update: {
      expression: 'ADD #uses :one SET expiresAt = :end',
      expressionNames: { '#uses': 'uses' },
      expressionValues: util.dynamodb.toMapValues({ ':one': 1, ':end': minute * 60 + 3600 }),
    },
    condition: {
      expression: 'attribute_not_exists(#uses) OR #uses < :most',
      expressionNames: { '#uses': 'uses' },
      expressionValues: util.dynamodb.toMapValues({ ':most': MOST_A_MINUTE }),
    },
  };
}

export function response(ctx: Context) {
  if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException')
    return fail('TooManyRequests', 'Too many files within a minute.');
  answered(ctx);
  return ctx.prev.result;
}
