import { type Context, util } from '@aws-appsync/utils';
import { fail, resultOrFail } from '../resolver';

/**
 * Returns the DynamoDB update that counts how often the person `sub` calls the current query or mutation in
 * the current clock minute. The update is refused after `most` calls (decision T14).
 */
export function rateLimit(ctx: Context, sub: string, most: number) {
  const minute = Math.floor(util.time.nowEpochSeconds() / 60);
  return {
    operation: 'UpdateItem',
    key: util.dynamodb.toMapValues({ pk: `Once#rate#${ctx.info.fieldName}#${sub}`, sk: `${minute}` }),
    update: {
      expression: 'ADD #uses :one SET expiresAt = :end',
      expressionNames: { '#uses': 'uses' },
      expressionValues: util.dynamodb.toMapValues({ ':one': 1, ':end': minute * 60 + 3600 }),
    },
    condition: {
      expression: 'attribute_not_exists(#uses) OR #uses < :most',
      expressionNames: { '#uses': 'uses' },
      expressionValues: util.dynamodb.toMapValues({ ':most': most }),
    },
  };
}

/**
 * Throws `TooManyRequests` if the update of `rateLimit` was refused because the maximum is reached. If the
 * update failed for another reason, it throws `InternalFailure`.
 */
export function assertWithinRate(ctx: Context): void {
  if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException')
    fail('TooManyRequests', 'Too many calls within a minute.');
  resultOrFail(ctx);
}
