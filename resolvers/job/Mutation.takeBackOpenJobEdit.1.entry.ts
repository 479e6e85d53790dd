import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import { loggedEditOrFail, queryLoggedEdit } from '../lib/write/loggedEdit';

interface Args {
  input: { id: string; entryId: string };
}

/** Reads the audit entry about the edit that is to be taken back. */
export function request(ctx: Context<Args>) {
  ctx.stash.who = authorizeAndValidate(ctx);
  const { id, entryId } = ctx.args.input;
  return queryLoggedEdit(id, entryId, 'editPublicJob');
}

/** Puts the changes of the edit into `ctx.stash.edit`. `NotFound` if the log has no such edit of the job. */
export function response(ctx: Context<Args>) {
  ctx.stash.edit = loggedEditOrFail(ctx);
  return null;
}
