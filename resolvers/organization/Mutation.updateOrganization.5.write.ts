import { type Context, util } from '@aws-appsync/utils';
import { Organization } from '../../model/entities/Organization';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { project } from '../../model/visibility/project';
import { diffFields } from '../job/lib/diffFields';
import type { Item } from '../lib/resolver';
import { toUpdate, withCondition } from '../lib/write/record';
import { updateEndingSessions } from '../lib/write/updateEndingSessions';

interface Args {
  input: Item & { id: string };
}

const formerOwners = (ctx: Context) => (ctx.stash.formerOwners ?? []) as string[];

/**
 * Stores the changed organization, on the condition that it has not changed since it was read. If one of its
 * owners changes something, `editedAt` is the time of the change: no administrator reviews beforehand what everybody
 * sees of an organization, and all get a notice of it. The sessions of former owners end with the change.
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
  const fields = toUpdate({ ...values, ...edited }, []);
  ctx.stash.values = values;
  return updateEndingSessions.request(ctx, Organization, { id, fields, condition }, formerOwners(ctx));
}

/** Returns the changed organization as the caller sees it. */
export function response(ctx: Context<Args>) {
  const { stored, values } = ctx.stash;
  const changed = updateEndingSessions.result(ctx, stored, values, formerOwners(ctx));
  return project(OrganizationVisibility, changed, ctx.stash.who.isAdmin ? 'admin' : 'client');
}
