import type { Context } from '@aws-appsync/utils';
import { Organization } from '../../model/entities/Organization';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { project } from '../../model/visibility/project';
import type { Item } from '../lib/resolver';
import { toUpdate, updatedOrFail, updateRecord, withCondition } from '../lib/write/record';

interface Args {
  input: Item & { id: string };
}

/** Stores the changed organization, on the condition that it has not changed since it was read. */
export function request(ctx: Context<Args>) {
  const { who, asked } = ctx.stash;
  const stored = ctx.prev.result as Item;
  const { id, ...input } = ctx.args.input;
  const values: Item = {};
  Object.entries(input).forEach(([field, value]) => {
    if (who.isAdmin || field !== 'owners') values[field] = value;
  });
  const condition = withCondition({ version: { eq: stored.version } }, asked);
  return updateRecord(Organization, id, toUpdate(values, []), condition);
}

/** Returns the changed organization as the caller sees it. */
export function response(ctx: Context<Args>) {
  return project(OrganizationVisibility, updatedOrFail(ctx), ctx.stash.who.isAdmin ? 'admin' : 'client');
}
