import { type Context, runtime } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { childCount } from '../../model/childCount';
import { givesRight } from '../../model/givesRight';
import { keyOf, partitionOf } from '../../model/ids';
import { authorCondition, withoutRight } from '../lib/access/ownership';
import { fail, getCaller, type Item, resultOrFail, tableName } from '../lib/resolver';
import { endedSessions } from '../lib/write/endedSessions';
import { logDeletion } from '../lib/write/logDeletion';
import { cancellationReasons, dynamoCondition, isContention } from '../lib/write/record';
import { marksOf, parentWrite } from './lib/parentWrites';
import { endPipeline } from '../lib/endPipeline';
import { ENTITY } from '../lib/bundleConstants';

interface Args {
  input: { id: string };
  condition?: Item | null;
}

/**
 * Deletes a record, updates the number of child records in its parent, and logs the delete, in one transaction. Does
 * nothing if the previous step did not find the record: then the next step refuses the delete.
 */
export function request(ctx: Context<Args>) {
  const { record, parent } = ctx.stash as { record?: Item | null; parent?: Item | null };
  if (!record) return runtime.earlyReturn(null);
  const { id } = ctx.args.input;
  const who = getCaller(ctx);
  const asked = dynamoCondition(ctx.args.condition);
  const still = { ...asked, ...authorCondition(ENTITY, who), pk: { attributeExists: true } };
  const condition = withoutRight(still, ENTITY, who);
  const removed = { table: tableName(ctx, ENTITY.table), key: keyOf(ENTITY, id), condition };
  const by = ((parent?.[childCount(ENTITY.name)] ?? 0) as number) > 0 ? -1 : 0;
  const freed = marksOf(parent ?? null, id);
  const ended = givesRight(ENTITY, record) ? endedSessions(ctx, partitionOf(id)) : [];
  const writes = transactWrite({ items: [{ deleteItem: removed }, ...logDeletion(ctx, record), ...ended] });
  if (by === 0 && freed.length === 0) return writes;
  const counted = parentWrite(ctx, id, { by, taken: [], freed, parent: parent ?? null });
  return { ...writes, transactItems: [...writes.transactItems, counted] };
}

export function response(ctx: Context<Args>) {
  const reasons = cancellationReasons(ctx);
  const failed = reasons.filter(({ type }) => type === 'ConditionalCheckFailed');
  if (reasons[0]?.type === 'ConditionalCheckFailed' && !reasons[0].item)
    fail('NotFound', 'There is no such record.');
  if (failed.length > 0 || isContention(ctx)) fail('Conflict', 'The record has changed in the meantime.');
  resultOrFail(ctx);
  return endPipeline(ctx, ctx.stash.record);
}
