import { type Context, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import type { BundledEntity } from '../../../model/BundledEntity';
import { keyOf } from '../../../model/ids';
import type { RowOf, StoredRow } from '../../generated/types';
import type { Asking } from '../operation';
import { fail, resultOrFail, tableName } from '../resolver';
import { endedSessions } from './endedSessions';
import { cancellationReasons, isContention, updatedOrFail, updateRecord } from './record';

interface Change {
  id: string;
  fields: StoredRow;
  condition: StoredRow;
}

/**
 * Changes a record like `updateRecord`, and ends the sessions of those who lose a right with the change. If nobody does,
 * the request is a plain UpdateItem; otherwise a transaction.
 */
export const updateEndingSessions = {
  request: <Name extends string>(
    ctx: Context,
    entity: BundledEntity & { readonly name: Name },
    { id, fields, condition }: Change,
    subs: string[],
  ): Asking<object, RowOf<Name> | null> => {
    if (subs.length === 0) return updateRecord(entity, id, fields, condition);
    const update = { ...fields, updatedAt: util.time.nowISO8601(), version: operations.increment(1) };
    const updateItem = { table: tableName(ctx, entity.table), key: keyOf(entity, id), update, condition };
    const ended = subs.map((sub) => endedSessions(ctx, sub));
    return transactWrite({ items: [{ updateItem }, ...ended.flat()] });
  },
  /**
   * Returns the changed record. A transaction does not return it: it is then `stored`, which the condition names by its
   * version, with the new values.
   */
  result: <Row extends StoredRow & { version: number }>(
    ctx: Context<unknown, Context['stash'], Context['prev'], Context['source'], Row | null>,
    stored: Row,
    values: Partial<Row>,
    subs: string[],
  ): Row => {
    if (subs.length === 0) return updatedOrFail(ctx);
    const failed = cancellationReasons(ctx).filter(({ type }) => type === 'ConditionalCheckFailed');
    if (failed.length > 0 || isContention(ctx)) fail('Conflict', 'The record has changed in the meantime.');
    resultOrFail(ctx);
    const version = (stored.version ?? 0) + 1;
    return { ...stored, ...values, updatedAt: util.time.nowISO8601(), version };
  },
};
