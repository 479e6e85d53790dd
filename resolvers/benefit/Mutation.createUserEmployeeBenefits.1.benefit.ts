import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { isIdOf, keyOf } from '../../model/ids';
import { fail, invalid, type Item, resultOrFail } from '../lib/resolver';
import { authorizeAndValidate } from '../lib/access/authorizeAndValidate';

interface Args {
  input: { userID: string; employeeBenefitID: string; owner?: string | null; clientToken?: string | null };
}

/** The benefit must be there for the caller before it can be used. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { userID, employeeBenefitID, owner } = ctx.args.input;
  if (!isIdOf(EmployeeBenefit, employeeBenefitID)) invalid('input.employeeBenefitID', 'id');
  if (userID !== who.sub || (owner && owner !== who.sub)) fail('Unauthorized', 'A use is the caller’s own.');
  return get({ key: keyOf(EmployeeBenefit, employeeBenefitID) });
}

export function response(ctx: Context<Args>): Item {
  const benefit = resultOrFail<Item | null>(ctx);
  return benefit && benefit.isDraft !== true
    ? benefit
    : fail('Unauthorized', 'There is no such benefit for the caller.');
}
