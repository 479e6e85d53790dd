import { type Context, runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { keyOf } from '../../model/ids';
import { checkRules } from '../lib/input/rules';
import { fail, type Item, resultOrFail, tableName } from '../lib/resolver';
import { cancellationReasons, isContention } from '../lib/write/record';
import { marksIn, marksOf, parentWrite, releaseWrites } from './lib/parentWrites';
import { type UpdateArgs, validateUpdate } from './lib/validateUpdate';
import { ENTITY } from '../lib/bundleConstants';

/**
 * Makes an update that changes an exclusive field (true in at most one child of a parent). If the field
 * becomes true in this record, the same transaction clears it in the child that had it. Other updates are
 * left to later steps.
 */
export function request(ctx: Context<UpdateArgs>) {
  const { input } = ctx.args;
  const parent = (ctx.stash.parent ?? null) as Item | null;
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
}

export function response(ctx: Context<UpdateArgs>) {
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
}
