import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { addressOf, isIdOf } from '../../model/ids';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { fail } from '../lib/fail';
import { invalid } from '../lib/invalid';
import type { Item } from '../lib/Item';

interface Args {
  input: { userID: string; employeeBenefitID: string; owner?: string | null; clientToken?: string | null };
}

/** The benefit must be there for the caller before it can be used. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx);
  const { userID, employeeBenefitID, owner } = ctx.args.input;
  if (!isIdOf(EmployeeBenefit, employeeBenefitID)) invalid('input.employeeBenefitID', 'id');
  if (userID !== who.sub || (owner && owner !== who.sub)) fail('Unauthorized', 'A use is the caller’s own.');
  return get({ key: addressOf(EmployeeBenefit, employeeBenefitID) });
}

export function response(ctx: Context<Args>): Item {
  const benefit = answered<Item | null>(ctx);
  return benefit && benefit.isDraft !== true
    ? benefit
    : fail('Unauthorized', 'There is no such benefit for the caller.');
}
