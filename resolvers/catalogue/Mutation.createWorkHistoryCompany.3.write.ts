import type { Context } from '@aws-appsync/utils';
import { WorkHistoryCompany } from '../../model/entities/WorkHistoryCompany';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';

interface Args {
  input: { name: string; clientToken?: string | null };
}

/**
 * Adds a company name to the dictionary. Its id is its normalized form, so that two spellings with the same
 * form cannot both be added. Who added the name is not stored.
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
