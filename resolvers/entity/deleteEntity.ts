import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet, remove, transactWrite } from '@aws-appsync/utils/dynamodb';
import { childCount } from '../../model/childCount';
import { givesRight } from '../../model/givesRight';
import { isIdOf, keyOf, partitionOf } from '../../model/ids';
import type { StoredRow } from '../generated/types';
import { authorCondition, isOthersRecord, mayChange, withoutRight } from '../lib/access/ownership';
import { ENTITY } from '../lib/bundleConstants';
import { endPipeline } from '../lib/endPipeline';
import { steps } from '../lib/operation';
import { batchItems } from '../lib/read';
import { authorizeAndValidate, fail, getCaller, resultOrFail, tableName } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/conditions';
import { endedSessions } from '../lib/write/endedSessions';
import { logDeletion } from '../lib/write/logDeletion';
import { cancellationReasons, isContention, updatedOrFail } from '../lib/write/record';
import { marksOf, parentKey, parentWrite } from './lib/parentWrites';
import { assertUnreferenced, countReferences } from './lib/references';

interface Args {
  input: { id: string };
  condition?: StoredRow | null;
}

export const deleteEntity = steps({
  talents: {
    /**
     * Before a catalogue entry is deleted, counts the talents who refer to it: an entry in use cannot be deleted.
     */
    request(ctx: Context<{ input: { id: string } }>) {
      return countReferences(ctx, 'users-admin');
    },

    response: assertUnreferenced,
  },

  jobs: {
    /**
     * Before a catalogue entry is deleted, counts the jobs that refer to it: an entry in use cannot be deleted.
     */
    request(ctx: Context<{ input: { id: string } }>) {
      return countReferences(ctx, 'open-jobs-admin');
    },

    response: assertUnreferenced,
  },

  read: {
    /**
     * Before a generic delete, reads the record and, if it stores how many child records it has, its parent. Reads
     * nothing if the caller may not delete the record; a later step then refuses the delete.
     */
    request(ctx: Context<{ input: { id: string } }>) {
      const who = authorizeAndValidate(ctx);
      const { id } = ctx.args.input;
      const mayDelete =
        ctx.stash.isAllowed === true || mayChange(ENTITY, ENTITY.access.delete ?? [], who, id);
      if (!isIdOf(ENTITY, id) || !mayDelete) runtime.earlyReturn(null);
      const keys = ENTITY.perParent > 0 ? [keyOf(ENTITY, id), parentKey(id)] : [keyOf(ENTITY, id)];
      return batchGet({ tables: { [tableName(ctx, ENTITY.table)]: { keys, consistentRead: true } } });
    },

    /** Puts the record into the stash, unless another person has written it or it gives a right, and its parent. */
    response(ctx: Context) {
      const [record, parent] = batchItems(ctx, ENTITY.table);
      const { isAdmin, sub } = getCaller(ctx);
      const isOthers = ENTITY.author !== null && !isAdmin && record?.[ENTITY.author.sub] !== sub;
      const right = ENTITY.givesRight;
      const givesRight = right !== null && !isAdmin && record?.[right.field] === right.value;
      ctx.stash.record = isOthers || givesRight ? null : (record ?? null);
      ctx.stash.parent = parent ?? null;
      return null;
    },
  },

  counted: {
    /**
     * Deletes a record, updates the number of child records in its parent, and logs the delete, in one transaction. The
     * error is `Conflict` for a record that cannot be deleted now (`keptIf`), such as a published evaluation. Does
     * nothing if the previous step did not find the record: then the next step refuses the delete.
     */
    request(ctx: Context<Args>) {
      const { record, parent } = ctx.stash;
      if (!record) return runtime.earlyReturn(null);
      const { id } = ctx.args.input;
      const who = getCaller(ctx);
      const asked = dynamoCondition(ctx.args.condition);
      const still = { ...asked, ...authorCondition(ENTITY, who), pk: { attributeExists: true } };
      const allowed = withoutRight(still, ENTITY, who);
      const isFree = { [ENTITY.keptIf]: { ne: true } };
      const isAbsent = { [ENTITY.keptIf]: { attributeExists: false } };
      const condition = ENTITY.keptIf ? { and: [allowed, { or: [isAbsent, isFree] }] } : allowed;
      const removed = { table: tableName(ctx, ENTITY.table), key: keyOf(ENTITY, id), condition };
      const by = ((parent?.[childCount(ENTITY.name)] ?? 0) as number) > 0 ? -1 : 0;
      const freed = marksOf(parent ?? null, id);
      const ended = givesRight(ENTITY, record) ? endedSessions(ctx, partitionOf(id)) : [];
      const writes = transactWrite({
        items: [{ deleteItem: removed }, ...logDeletion(ctx, record), ...ended],
      });
      if (by === 0 && freed.length === 0) return writes;
      const counted = parentWrite(ctx, id, { by, taken: [], freed, parent: parent ?? null });
      return { ...writes, transactItems: [...writes.transactItems, counted] };
    },

    response(ctx: Context<Args>) {
      const reasons = cancellationReasons(ctx);
      const failed = reasons.filter(({ type }) => type === 'ConditionalCheckFailed');
      if (reasons[0]?.type === 'ConditionalCheckFailed' && !reasons[0].item)
        fail('NotFound', 'There is no such record.');
      if (failed.length > 0 || isContention(ctx)) fail('Conflict', 'The record has changed in the meantime.');
      resultOrFail(ctx);
      return endPipeline(ctx, ctx.stash.record);
    },
  },

  remove: {
    /** Deletes a record of any entity and returns it. The function handle-changes later deletes the records below it. */
    request(ctx: Context<Args>) {
      const grants = ENTITY.access.delete ?? [];
      const who = authorizeAndValidate(ctx);
      const asked = dynamoCondition(ctx.args.condition);
      const { id } = ctx.args.input;
      if (!isIdOf(ENTITY, id)) fail('NotFound', 'There is no such record.');
      const isTheirs = ctx.stash.isAllowed === true || mayChange(ENTITY, grants, who, id);
      if (!isTheirs) fail('NotFound', 'There is no such record.');
      const still = { ...asked, ...authorCondition(ENTITY, who), pk: { attributeExists: true } };
      return remove({ key: keyOf(ENTITY, id), condition: withoutRight(still, ENTITY, who) });
    },

    response(ctx: Context<Args>) {
      if (isOthersRecord(ctx, ENTITY)) fail('NotFound', 'There is no such record.');
      return updatedOrFail(ctx);
    },
  },
});
