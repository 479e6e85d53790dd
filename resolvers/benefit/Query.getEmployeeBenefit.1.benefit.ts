import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { addressOf, isIdOf } from '../../model/ids';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import type { Item } from '../lib/Item';
import { benefitViewer } from './lib/benefitViewer';

/** A benefit; a draft is there for administrators and for the organization that offers it. */
export function request(ctx: Context<{ id: string }>) {
  ctx.stash.who = authorize(ctx);
  if (!isIdOf(EmployeeBenefit, ctx.args.id)) runtime.earlyReturn(null, { skipTo: 'END' });
  return get({ key: addressOf(EmployeeBenefit, ctx.args.id) });
}

export function response(ctx: Context<{ id: string }>) {
  const benefit = answered<Item | null>(ctx);
  const isShown = benefit && (benefit.isDraft !== true || benefitViewer(benefit, ctx.stash.who) !== 'public');
  return isShown ? benefit : runtime.earlyReturn(null, { skipTo: 'END' });
}
