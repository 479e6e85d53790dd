import { type Context, runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { childId, isIdOf, keyOf, partitionOf } from '../../model/ids';
import type { StoredRow } from '../generated/types';
import { ENTITY } from '../lib/bundleConstants';
import { endPipeline } from '../lib/endPipeline';
import { checkRules } from '../lib/input/rules';
import { steps } from '../lib/operation';
import { getLatestItem, getLatestRecord } from '../lib/read';
import { authorizeAndValidate, fail, resultOrFail, tableName } from '../lib/resolver';
import { cancellationReasons, isContention } from '../lib/write/record';
import { marksIn, marksOf, parentKey, parentWrite, releaseWrites } from './lib/parentWrites';
import { type UpdateArgs, validateUpdate } from './lib/validateUpdate';
import { asText } from '../lib/asText';

export const exclusiveFlags = steps({
  parent: {
    /**
     * Before an input with an exclusive field (true in at most one child of a parent) is written, reads the
     * parent: it stores in which child the field is true now. Skipped for the record of another person, which a
     * later step refuses.
     */
    request(ctx: Context<{ input: StoredRow & { id?: string } }>) {
      const who = authorizeAndValidate(ctx);
      const { input } = ctx.args;
      const id = input.id ?? childId(asText(input[ENTITY.parent]), 'new');
      const isTouched = ENTITY.exclusive.filter((field) => input[field] !== undefined).length > 0;
      const isNeeded = input.id ? isTouched : marksIn(input).length > 0;
      const isTheirs = who.isAdmin || partitionOf(id) === who.sub;
      if (!isNeeded || !isTheirs || !isIdOf(ENTITY, id)) runtime.earlyReturn(null);
      return getLatestItem(parentKey(id));
    },

    response(ctx: Context) {
      ctx.stash.parent = resultOrFail<StoredRow | null>(ctx);
      return null;
    },
  },

  move: {
    /**
     * Makes an update that changes an exclusive field (true in at most one child of a parent). If the field
     * becomes true in this record, the same transaction clears it in the child that had it. Other updates are
     * left to later steps.
     */
    request(ctx: Context<UpdateArgs>) {
      const { input } = ctx.args;
      const parent: StoredRow | null = ctx.stash.parent ?? null;
      const own = marksOf(parent, input.id);
      const taken = marksIn(input).filter((field) => !own.includes(field));
      const freed = own.filter((field) => input[field] !== undefined && input[field] !== true);
      if (!parent || taken.length + freed.length === 0) runtime.earlyReturn(null);
      const { id, fields, condition } = validateUpdate(ctx);
      const record = {
        updateItem: {
          table: tableName(ctx, ENTITY.table),
          key: keyOf(ENTITY, id),
          update: {
            ...fields,
            updatedAt: operations.replace(util.time.nowISO8601()),
            version: operations.increment(1),
          },
          condition,
        },
      };
      const writes = transactWrite({ items: [record, ...releaseWrites(ctx, id, taken, parent)] });
      const marks = parentWrite(ctx, id, { by: 0, taken, freed, parent });
      return { ...writes, transactItems: [...writes.transactItems, marks] };
    },

    response(ctx: Context<UpdateArgs>) {
      const reasons = cancellationReasons(ctx);
      const [own] = reasons;
      if (own?.type === 'ConditionalCheckFailed') {
        if (!own.item) fail('NotFound', 'There is no such record.');
        checkRules(ENTITY.rules, ctx.args.input, own.item);
      }
      const isRefused = reasons.filter(({ type }) => type === 'ConditionalCheckFailed').length > 0;
      if (isRefused || isContention(ctx)) fail('Conflict', 'The record has changed in the meantime.');
      resultOrFail(ctx);
      ctx.stash.isWritten = true;
      return null;
    },
  },

  result: {
    /** If the previous step has changed the record, reads it, because a transaction does not return it. */
    request(ctx: Context<{ input: { id: string } }>) {
      if (!ctx.stash.isWritten) runtime.earlyReturn(null);
      return getLatestRecord(ENTITY, ctx.args.input.id);
    },

    response(ctx: Context) {
      return endPipeline(ctx, resultOrFail<StoredRow | null>(ctx));
    },
  },
});
