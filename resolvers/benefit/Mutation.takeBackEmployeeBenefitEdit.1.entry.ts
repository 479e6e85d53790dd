import type { Context } from '@aws-appsync/utils';
import { formerValues } from '../job/lib/formerValues';
import { authorizeAndValidate } from '../lib/resolver';
import { loggedEditOrFail, queryLoggedEdit } from '../lib/write/loggedEdit';

interface Args {
  input: { id: string; entryId: string };
}

/** Reads the audit entry about the edit that is to be taken back. */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  const { id, entryId } = ctx.args.input;
  return queryLoggedEdit(id, entryId, 'editPublicBenefit');
}

/**
 * Puts the changes of the edit into `ctx.stash.edit`, and the values that the benefit had before into
 * `ctx.stash.input`, where the next steps expect an input. `NotFound` if the log has no such edit.
 */
export function response(ctx: Context<Args>) {
  ctx.stash.edit = loggedEditOrFail(ctx);
  ctx.stash.input = { ...formerValues(ctx.stash.edit), id: ctx.args.input.id };
  return null;
}
