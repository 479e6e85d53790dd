import { runtime, util } from '@aws-appsync/utils';
import { Export } from '../../model/entities/Export';
import { keyOf } from '../../model/ids';
import type { Rows } from '../generated/types';
import { japanDay } from '../lib/japanDay';
import { operation } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import {
  authorizeAndValidate,
  fail,
  failInternally,
  getCaller,
  newIdSegment,
  resultOrFail,
  tableName,
} from '../lib/resolver';
import { auditItem } from '../lib/write/auditEntry';
import { cancellationReasons, existingOrConflict } from '../lib/write/record';
import { exportLimitWrite } from './lib/exportLimitWrite';
import { exportLockWrite } from './lib/exportLockWrite';
import { buildExport, projectExport } from './lib/exportRow';

const DAY = 86400000;

/** Returns when the next day in Japan begins. */
function nextDay(): string {
  const today = util.time.parseISO8601ToEpochMilliSeconds(
    `${japanDay(util.time.nowISO8601())}T00:00:00+09:00`,
  );
  return util.time.epochMilliSecondsToISO8601(today + DAY);
}

interface Stash {
  record: Rows['Export'];
  /** The kind of the error of the transaction. */
  failure?: string;
  isRefused: boolean;
  isDayFull: boolean;
  isUnknown: boolean;
}

export const createDataExport = operation('Mutation.createDataExport', {
  grants: ['signedIn'],
  also: ['Talent'],
})
  .stash<Stash>()
  .step('write', 'Insight', {
    /**
     * Stores the row of a new export of a person's data, unless another export of the same data is running or the
     * daily limit is reached. Checks and writes are one transaction, so that concurrent requests cannot exceed
     * the limit. When an administrator exports the data of a talent who has asked for them, there is no daily
     * limit, and the audit log gets an entry.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { sub, clientToken } = ctx.args.input ?? {};
      const subject = sub ?? who.sub;
      const isOwn = subject === who.sub;
      if (!isOwn && !who.isAdmin) fail('Unauthorized', 'Only administrators export the data of others.');
      const made = isOwn
        ? buildExport('OWN_DATA', who.sub, newIdSegment(clientToken))
        : buildExport('TALENT_DATA', who.sub, newIdSegment(clientToken), subject);
      const item: Rows['Export'] = clientToken ? { ...made, createToken: clientToken } : made;
      ctx.stash.record = item;
      const table = tableName(ctx, 'Insight');
      const { toMapValues } = util.dynamodb;
      const row = {
        table,
        operation: 'PutItem',
        key: toMapValues(keyOf(Export, item.id)),
        attributeValues: toMapValues(item),
        condition: { expression: 'attribute_not_exists(pk)' },
      };
      const lock = exportLockWrite(table, subject);
      if (isOwn)
        return {
          operation: 'TransactWriteItems',
          transactItems: [row, lock, exportLimitWrite(table, subject)],
        };
      const entry = auditItem({ actor: who.sub, action: 'exportTalentData', subject });
      const audit = {
        table,
        operation: 'PutItem',
        key: toMapValues(entry.key),
        attributeValues: toMapValues(entry.item),
      };
      const person = {
        table: tableName(ctx, 'Talent'),
        operation: 'ConditionCheck',
        key: toMapValues({ pk: subject, sk: 'User' }),
        condition: { expression: 'attribute_exists(pk)' },
      };
      return { operation: 'TransactWriteItems', transactItems: [row, lock, audit, person] };
    },

    /**
     * Returns whether the row was stored. Otherwise notes in the stash the kind of the error, whether the
     * transaction was refused, and whether the reason was the daily limit, or that nobody has the given sub.
     */
    response(ctx) {
      const reasons = cancellationReasons(ctx);
      ctx.stash.failure = ctx.error?.type;
      ctx.stash.isRefused = reasons.length > 0;
      ctx.stash.isDayFull = reasons.length === 3 && reasons[2]?.type === 'ConditionalCheckFailed';
      ctx.stash.isUnknown = reasons[3]?.type === 'ConditionalCheckFailed';
      return { isWritten: !ctx.error };
    },
  })
  .step('resolveConflict', 'Insight', {
    /**
     * If the new export was not stored, reads the stored export that has the new one's id. A retry thus gets the
     * export that it created, even if the daily limit has been reached.
     */
    request(ctx) {
      if (ctx.prev.result.isWritten) runtime.earlyReturn(ctx.stash.record);
      return getLatestRecord(Export, ctx.stash.record.id);
    },

    response(ctx) {
      const there = resultOrFail(ctx);
      if (there) return existingOrConflict(there, ctx.stash.record);
      if (ctx.stash.isUnknown) fail('NotFound', 'There is no such person.');
      if (ctx.stash.isDayFull) fail('TooManyRequests', 'The day has had its most.', { retryAt: nextDay() });
      if (ctx.stash.isRefused) fail('TooManyRequests', 'An export is running.');
      return failInternally(ctx, ctx.stash.failure ?? '');
    },
  })
  .step('start', 'OwnData', {
    /**
     * Starts the function export-data, which writes the file, without waiting for it. `consults` in the payload
     * says whether the file may contain the person's involvements as a consultant, which are internal. What administrators
     * export at somebody's request is the disclosure that the law grants.
     */
    request(ctx) {
      const row = ctx.prev.result;
      if (row.state !== 'QUEUED') runtime.earlyReturn(projectExport(row));
      const who = getCaller(ctx);
      const consults = !row.subject && (who.isAdmin || who.inClientArea);
      return {
        operation: 'Invoke',
        invocationType: 'Event',
        payload: { id: row.id, sub: row.subject ?? row.owner, consults, isDisclosure: !!row.subject },
      };
    },

    response(ctx) {
      resultOrFail(ctx);
      return projectExport(ctx.prev.result);
    },
  });
