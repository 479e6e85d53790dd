import { type Context, runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { keyOf } from '../../model/ids';
import { checkRules } from '../lib/input/rules';
import { fail, type Item, resultOrFail, tableName } from '../lib/resolver';
import { cancellationReasons, isContention } from '../lib/write/record';
import { marksIn, marksOf, parentWrite, releaseWrites } from './lib/parentWrites';
import { type UpdateArgs, validateUpdate } from './lib/validateUpdate';

/**
 * Changes a record if the input sets or clears an exclusive field (a field that is true in at most one child
 * record of a parent). If the field becomes true, the same transaction sets it to false in the child in which
 * it was true. All other updates are left to the later steps.
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
