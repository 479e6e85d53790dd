import type { Context } from '@aws-appsync/utils';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { isIdOf } from '../../model/ids';
import { authorizeAndValidate, fail, getRecord, invalid, type Item, resultOrFail } from '../lib/resolver';

interface Args {
  input: { userID: string; employeeBenefitID: string; owner?: string | null; clientToken?: string | null };
}

/** Reads the benefit that the caller wants to use. `Unauthorized` if it does not exist or is a draft. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { userID, employeeBenefitID, owner } = ctx.args.input;
  if (!isIdOf(EmployeeBenefit, employeeBenefitID)) invalid('input.employeeBenefitID', 'id');
  if (userID !== who.sub || (owner && owner !== who.sub)) fail('Unauthorized', 'A use is the caller’s own.');
  return getRecord(EmployeeBenefit, employeeBenefitID);
}

export function response(ctx: Context<Args>): Item {
  const benefit = resultOrFail<Item | null>(ctx);
  return benefit && benefit.isDraft !== true
    ? benefit
    : fail('Unauthorized', 'There is no such benefit for the caller.');
}
