import type { Context } from '@aws-appsync/utils';
import { WorkHistoryCompany } from '../../model/entities/WorkHistoryCompany';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';

interface Args {
  input: { name: string; clientToken?: string | null };
}

/**
 * Adds a company name to the catalogue of company names. The entry's id is the normalized name, so two
 * spellings with the same normalized form cannot both be added. The entry does not say who added it.
 */
export function request(ctx: Context<Args>) {
  const { name, clientToken } = ctx.args.input;
  const { id } = ctx.stash;
  const made = { __typename: 'WorkHistoryCompany', id, createdBy: '', createToken: clientToken };
  const item = stamp({ name: name.trim() }, made);
  ctx.stash.record = item;
  return putIfAbsent(WorkHistoryCompany, item);
}

export function response(ctx: Context<Args>) {
  return createdOrFail(ctx);
}
