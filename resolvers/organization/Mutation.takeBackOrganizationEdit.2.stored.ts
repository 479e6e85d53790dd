import type { Context } from '@aws-appsync/utils';
import { Organization } from '../../model/entities/Organization';
import { diffFields } from '../job/lib/diffFields';
import { editedValues, formerValues } from '../job/lib/formerValues';
import { fail, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';

/** Reads the organization whose edit is to be taken back. */
export function request(ctx: Context<{ input: { id: string } }>) {
  return getLatestRecord(Organization, ctx.args.input.id);
}

/**
 * Puts the values that the organization had before into the stash. Throws `Conflict` if one of the fields no longer has
 * the value that the edit stored, because somebody has changed it since, or has taken the edit back already.
 */
export function response(ctx: Context) {
  const stored = resultOrFail<Item | null>(ctx) ?? fail('NotFound', 'There is no such record.');
  if (diffFields(stored, editedValues(ctx.stash.edit)).length > 0)
    fail('Conflict', 'The organization was changed after this edit.');
  ctx.stash.stored = stored;
  ctx.stash.former = formerValues(ctx.stash.edit);
  return null;
}
