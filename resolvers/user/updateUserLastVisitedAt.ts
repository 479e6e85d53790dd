import { runtime, util } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import type { Rows, StoredRow } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { japanDay } from '../lib/japanDay';
import { operation } from '../lib/operation';
import { getItem } from '../lib/read';
import { plainPaths } from '../lib/relation/plainPaths';
import { authorizeAndValidate, fail, resultOrFail } from '../lib/resolver';
import { projectForWriter } from './lib/userView';

/** The stored times of the last visit and the one before. */
interface Visit {
  lastVisitedAt: string;
  previousAt: string;
}

const FIVE_MINUTES = 300000;

/**
 * The time that is stored as the previous visit when a talent visits for the first time after an invitation.
 */
const NEVER = '1970-01-01T00:00:00.000Z';

const AT_HAND = ['__typename', 'id', 'sub', 'lastVisitedAt'];

export const updateUserLastVisitedAt = operation('Mutation.updateUserLastVisitedAt', { grants: ['owner'] })
  .step('visit', 'Talent', {
    /**
     * Stores the time of the caller's visit, at most once in five minutes. The times of visits are in a separate
     * row. Nothing is stored for a caller who has not registered.
     */
    request(ctx) {
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
          expression:
            'attribute_exists(pk) AND (attribute_not_exists(lastVisitedAt) OR lastVisitedAt < :latest)',
          expressionValues: util.dynamodb.toMapValues({ ':latest': latest }),
        },
      };
    },

    response(ctx) {
      const isRecent = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
      const visit = isRecent ? (ctx.result as Visit | null) : resultOrFail<Visit>(ctx);
      if (!visit) return endPipeline(ctx, null);
      return { id: ctx.args.input.sub, sub: ctx.args.input.sub, ...visit };
    },
  })
  .step('day', 'Talent', {
    /**
     * Stores the day (in Japan) of the caller's visit, unless the previous visit was on the same day. The search
     * index and the counters of active people follow this row, which changes less often than the time of the visit. A
     * visit whose time was stored within the last five minutes also stores its day, because DynamoDB may have refused
     * the day then. Storing the same day again changes nothing.
     */
    request(ctx) {
      const { previousAt, lastVisitedAt } = ctx.prev.result;
      if (japanDay(previousAt) === japanDay(lastVisitedAt)) runtime.earlyReturn(ctx.prev.result);
      const key = { pk: `${ctx.args.input.sub}#private`, sk: 'LastVisitDay' };
      const item: StoredRow = { __typename: 'LastVisitDay', day: japanDay(lastVisitedAt) };
      return put({ key, item });
    },

    response(ctx) {
      resultOrFail(ctx);
      return ctx.prev.result;
    },
  })
  .step('record', 'Talent', {
    /** Reads the User if the query selects more than the time of the visit. */
    request(ctx) {
      const { id, sub, lastVisitedAt } = ctx.prev.result;
      const plain = plainPaths(ctx.info.selectionSetGraphQL);
      const more = ctx.info.selectionSetList.filter(
        (field) => !(AT_HAND.includes(field) && plain.includes(field)),
      );
      if (more.length === 0) runtime.earlyReturn({ id, sub, lastVisitedAt });
      return getItem<Rows['User']>({ pk: ctx.args.input.sub, sk: 'User' });
    },

    response(ctx) {
      const user = resultOrFail(ctx);
      return user ? { ...projectForWriter(ctx, user), lastVisitedAt: ctx.prev.result.lastVisitedAt } : null;
    },
  });
