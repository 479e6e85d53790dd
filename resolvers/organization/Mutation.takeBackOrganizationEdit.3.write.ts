import type { Context } from '@aws-appsync/utils';
import { Organization } from '../../model/entities/Organization';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { project } from '../../model/visibility/project';
import type { Item } from '../lib/resolver';
import { toUpdate, updatedOrFail, updateRecord, withCondition } from '../lib/write/record';

interface Args {
  input: { id: string; entryId: string };
}

/** Gives the organization its former values. The log names the entry about the edit. */
export function request(ctx: Context<Args>) {
  const { asked, stored } = ctx.stash;
  const former = ctx.stash.former as Item;
  const { id, entryId } = ctx.args.input;
  ctx.stash.deed = { detail: entryId, fields: Object.keys(former) };
  const condition = withCondition({ version: { eq: stored.version } }, asked);
  return updateRecord(Organization, id, toUpdate(former, []), condition);
}

/** Returns the organization as it is now. */
export function response(ctx: Context<Args>) {
  return project(OrganizationVisibility, updatedOrFail(ctx), 'admin');
}
