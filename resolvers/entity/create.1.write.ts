import { type Context, util } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { childCount } from '../../model/childCount';
import { childId, isIdOf, keyOf, partitionOf } from '../../model/ids';
import { assertWritableFields, authorAttributes, ownerAttributes } from '../lib/access/ownership';
import { authorizeAndValidate, fail, invalid, type Item, newIdSegment, tableName } from '../lib/resolver';
import { checkLimits } from '../lib/input/checks';
import { checkRules } from '../lib/input/rules';
import { parentOf } from './lib/parentOf';
import { marksIn, parentKey, parentWrite, releaseWrites } from './lib/parentWrites';
import { cancellationReasons, isContention, stamp } from '../lib/write/record';
import { endPipeline } from '../lib/endPipeline';
import { ENTITY } from '../lib/bundleConstants';

interface Args {
  input: Item & { clientToken?: string | null };
}

function segmentOf(input: Args['input']): string {
  const token = newIdSegment(input.clientToken);
  if (ENTITY.id === 'ulid' || ENTITY.id === 'single') return token;
  const given = ENTITY.id.filter((field) => input[field]);
  if (given.length === 0) invalid(`input.${ENTITY.id[0]}`, 'required');
  return `${input[`${given[0]}`]}`;
}

function idOf(input: Args['input'], who: Caller, isAllowed: boolean): string {
  const segment = segmentOf(input);
  if (ENTITY.table === 'Catalog') return segment;
  const parentId = `${input[ENTITY.parent]}`;
  if (!isIdOf(parentOf(ENTITY), parentId)) invalid(`input.${ENTITY.parent}`, 'id');
  const isTheirs = ENTITY.access.create?.includes('owner') && partitionOf(parentId) === who.sub;
  if (!isTheirs && !isAllowed && !who.isAdmin) {
    fail('Unauthorized', 'The parent is not there, or not the caller’s.');
  }
  return ENTITY.id === 'single' ? parentId : childId(parentId, segment);
}

/**
 * Stores a new record of any entity. For a child record, the transaction fails if the parent does not exist
 * or has no room for another child, or if one of the checks fails that a previous step has put into the stash.
 * If the record sets an exclusive field (true in at most one child of a parent), the transaction clears it in
 * the child that had it.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { clientToken, ...values } = ctx.args.input;
  checkLimits(ENTITY.limits, values, [who.sub, partitionOf(`${values[ENTITY.parent]}`)]);
  checkRules(ENTITY.rules, values, {});
  assertWritableFields(ENTITY.adminOnlyInputs, values, who);
  const id = idOf(ctx.args.input, who, ctx.stash.isAllowed === true);
  if (!isIdOf(ENTITY, id)) invalid('input', 'id');
  const catalogue =
    ENTITY.lists.length > 0
      ? {
          type: ENTITY.name,
          position: util.time.nowEpochSeconds(),
          listKey: ENTITY.initialList || ENTITY.name,
        }
      : {};
  const item: Item = {
    ...stamp(
      { ...values, ...(ctx.stash.named ?? {}) },
      {
        __typename: ENTITY.name,
        id,
        createdBy: who.sub,
        createToken: clientToken,
      },
    ),
    ...ownerAttributes(ENTITY, partitionOf(id)),
    ...authorAttributes(ENTITY, values, who, ctx.stash.author, ctx.stash.organizationName),
  };
  ctx.stash.record = { ...catalogue, ...item };
  const put = {
    putItem: {
      table: tableName(ctx, ENTITY.table),
      key: keyOf(ENTITY, id),
      item: ctx.stash.record,
      condition: { pk: { attributeExists: false } },
    },
  };
  if (ENTITY.table === 'Catalog') return transactWrite({ items: [put] });
  if (ENTITY.perParent === 0) {
    const exists = { pk: { attributeExists: true } };
    const check = { table: tableName(ctx, ENTITY.table), key: parentKey(id), condition: exists };
    return transactWrite({ items: [{ conditionCheck: check }, put] });
  }
  const taken = marksIn(values);
  const parent = (ctx.stash.parent ?? null) as Item | null;
  const checks = (ctx.stash.checks ?? []) as [];
  const writes = transactWrite({ items: [put, ...checks, ...releaseWrites(ctx, id, taken, parent)] });
  const counted = parentWrite(ctx, id, { by: 1, taken, freed: [], parent });
  return { ...writes, transactItems: [counted, ...writes.transactItems] };
}

/**
 * Returns the stored record. If the transaction was refused, puts the possible reasons into the stash; the
 * next step checks whether the record already exists.
 */
export function response(ctx: Context<Args>) {
  if (!ctx.error) return endPipeline(ctx, ctx.stash.record);
  const reasons = cancellationReasons(ctx);
  const parent = reasons[0];
  const count = (parent?.item?.[childCount(ENTITY.name)] ?? 0) as number;
  ctx.stash.isFull = ENTITY.perParent > 0 && count >= ENTITY.perParent;
  const others = reasons.slice(2).filter(({ type }) => type === 'ConditionalCheckFailed');
  ctx.stash.isOvertaken = !!parent?.item || others.length > 0 || isContention(ctx);
  return null;
}
