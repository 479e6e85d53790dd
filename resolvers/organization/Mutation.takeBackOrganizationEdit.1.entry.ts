import type { Context } from '@aws-appsync/utils';
import { Organization } from '../../model/entities/Organization';
import { isIdOf } from '../../model/ids';
import { authorizeAndValidate, fail } from '../lib/resolver';
import { loggedEditOrFail, queryLoggedEdit } from '../lib/write/loggedEdit';
import { dynamoCondition } from '../lib/write/record';

interface Args {
  input: { id: string; entryId: string };
  condition?: Record<string, unknown> | null;
}

/** Reads the audit entry about the edit that is to be taken back. */
export function request(ctx: Context<Args>) {
  ctx.stash.who = authorizeAndValidate(ctx);
  ctx.stash.asked = dynamoCondition(ctx.args.condition);
  const { id, entryId } = ctx.args.input;
  if (!isIdOf(Organization, id)) fail('NotFound', 'There is no such record.');
  return queryLoggedEdit(id, entryId, 'editOrganization');
}

/** Puts the changes of the edit into the stash. `NotFound` if the log has no such edit. */
export function response(ctx: Context<Args>) {
  ctx.stash.edit = loggedEditOrFail(ctx);
  return null;
}
