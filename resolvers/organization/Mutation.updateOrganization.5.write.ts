import { type Context, util } from '@aws-appsync/utils';
import { Organization } from '../../model/entities/Organization';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { project } from '../../model/visibility/project';
import { diffFields } from '../job/lib/diffFields';
import type { Item } from '../lib/resolver';
import { toUpdate, updatedOrFail, updateRecord, withCondition } from '../lib/write/record';

interface Args {
  input: Item & { id: string };
}

/**
 * Stores the changed organization, on the condition that it has not changed since it was read. If one of its
 * owners changes something, `editedAt` is the time of the change: no administrator reviews beforehand what everybody
 * sees of an organization, and all get a notice of it.
 */
export function request(ctx: Context<Args>) {
  const { who, asked } = ctx.stash;
  const stored = ctx.stash.stored as Item;
  const { id, ...input } = ctx.args.input;
  const values: Item = {};
  Object.entries(input).forEach(([field, value]) => {
    if (who.isAdmin || field !== 'owners') values[field] = value;
  });
  const isEdit = !who.isAdmin && diffFields(stored, values).length > 0;
  const edited = isEdit ? { editedAt: util.time.nowISO8601() } : {};
  const condition = withCondition({ version: { eq: stored.version } }, asked);
  return updateRecord(Organization, id, toUpdate({ ...values, ...edited }, []), condition);
}

/** Returns the changed organization as the caller sees it. */
export function response(ctx: Context<Args>) {
  return project(OrganizationVisibility, updatedOrFail(ctx), ctx.stash.who.isAdmin ? 'admin' : 'client');
}
