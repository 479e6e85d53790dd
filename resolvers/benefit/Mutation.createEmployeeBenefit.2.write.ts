import type { Context } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { type Item, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import {
  cancellationReasons,
  createdOrFail,
  existingOrConflict,
  putIfAbsent,
  putNew,
  stamp,
} from '../lib/write/record';
import { benefitListKey, projectBenefit } from './lib/benefit';
import { benefitStateAction } from './lib/benefitStateAction';
import { deriveBenefitReview } from './lib/deriveBenefitReview';

interface Args {
  input: Item & { clientToken?: string | null };
}

/**
 * Stores a new benefit. It is a draft, unless an administrator's input sets `isDraft` to false. The input can
 * also ask for its publication. A benefit that is published from the start is stored together with an audit entry.
 */
export function request(ctx: Context<Args>) {
  const { clientToken, isReviewRequested: _asked, ...input } = ctx.args.input;
  const id = `${ctx.stash.id}`;
  const values: Item = { ...input, ...ctx.prev.result.names, isDraft: input.isDraft !== false };
  const review = deriveBenefitReview({}, values, ctx.args.input, ctx.stash.who as Caller);
  const made = {
    __typename: 'EmployeeBenefit',
    id,
    createdBy: `${ctx.stash.who.sub}`,
    createToken: clientToken,
  };
  const list = { type: 'EmployeeBenefit', listKey: benefitListKey(values), usedCount: 0 };
  const item: Item = { ...stamp({ ...values, ...review }, made), ...list };
  ctx.stash.record = item;
  const action = benefitStateAction({}, item);
  if (!action) return putIfAbsent(EmployeeBenefit, item);
  const entry = auditWrite(ctx, { actor: `${ctx.stash.who.sub}`, action, subject: id });
  return transactWrite({ items: [putNew(tableName(ctx, 'Catalog'), EmployeeBenefit, item), entry] });
}

export function response(ctx: Context<Args>) {
  const record = ctx.stash.record as Item;
  const there = cancellationReasons(ctx)[0]?.item;
  const isStored = !ctx.error && record.isDraft !== true;
  const benefit = there ? existingOrConflict(there, record) : isStored ? record : createdOrFail(ctx);
  return projectBenefit(benefit, ctx.stash.who.isAdmin ? 'admin' : 'client');
}
