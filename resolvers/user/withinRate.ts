import { runtime, util } from '@aws-appsync/utils';
import type { StoredRow } from '../generated/types';
import { RATE } from '../lib/bundleConstants';
import { step, type StepContext } from '../lib/operation';
import { authorizeAndValidate, fail, resultOrFail } from '../lib/resolver';
import { asText } from '../lib/asText';

/** The name of the window in which a call counts: its number since 1970. */
const windowOf = () => Math.floor(util.time.nowEpochSeconds() / RATE.per);

export const withinRate = step('Insight', {
  /**
   * Counts the calls of a root field that declares a `rate`, for each person and window. The row has the client tokens of
   * the calls, or a name for each call without one, so that a repeated call is neither counted nor refused. A call that
   * the API refuses anyway, because of who calls or of its input, is not counted.
   */
  request(ctx: StepContext<{ input?: StoredRow | null }>) {
    const who = authorizeAndValidate(ctx);
    const isFree = who.kind !== 'person' || (who.isAdmin && !RATE.countsAdmins);
    if (isFree) runtime.earlyReturn(null);
    const call = asText(ctx.args.input?.clientToken) || util.autoUlid();
    const window = windowOf();
    const names = { '#calls': 'calls' };
    return {
      operation: 'UpdateItem',
      key: util.dynamodb.toMapValues({ pk: `Once#rate#${ctx.info.fieldName}#${who.sub}`, sk: `${window}` }),
      update: {
        expression: 'ADD #calls :calls SET expiresAt = :end',
        expressionNames: names,
        expressionValues: {
          ':calls': util.dynamodb.toStringSet([call]),
          ':end': util.dynamodb.toNumber((window + 1) * RATE.per + 3600),
        },
      },
      condition: {
        expression: 'attribute_not_exists(#calls) OR size(#calls) < :most OR contains(#calls, :call)',
        expressionNames: names,
        expressionValues: util.dynamodb.toMapValues({ ':most': RATE.most, ':call': call }),
      },
    };
  },

  /** Throws `TooManyRequests`, with the time at which the next window begins, if the window is full. */
  response(ctx) {
    if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException') {
      const retryAt = util.time.epochMilliSecondsToISO8601((windowOf() + 1) * RATE.per * 1000);
      fail('TooManyRequests', `At most ${RATE.most} calls in ${RATE.per} seconds.`, { retryAt });
    }
    resultOrFail(ctx);
    return null;
  },
});
