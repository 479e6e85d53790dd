import type { Context } from '@aws-appsync/utils';
import { Organization } from '../../model/entities/Organization';
import { isIdOf } from '../../model/ids';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { project } from '../../model/visibility/project';
import { authorizeAndValidate, fail, type Item } from '../lib/resolver';
import { dynamoCondition, toUpdate, updatedOrFail, updateRecord } from '../lib/write/record';
import { checkLimits } from '../lib/input/checks';
import { assertWritableFields } from '../lib/access/ownership';

interface Args {
  input: Item & { id: string };
  condition?: Item | null;
}

/**
 * The fields of an organization that only administrators may write: whether the organization's name is
 * hidden, and the name that is shown in place of a hidden name.
 */
const ADMIN_ONLY = ['organizationNameForHidden', 'isHideOrganizationName'];

/**
 * Changes an organization. Administrators may change any organization. A client may change only their own,
 * and only as one of its owners.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { id, ...values } = ctx.args.input;
  checkLimits(Organization.limits, values);
  const asked = dynamoCondition(ctx.args.condition);
  assertWritableFields(ADMIN_ONLY, values, who);
  const isTheirs = who.isAdmin || id === who.organizationId;
  if (!isIdOf(Organization, id) || !isTheirs) fail('NotFound', 'There is no such record.');
  ctx.stash.who = who;
  const isOwner = who.isAdmin ? {} : { owners: { contains: who.sub } };
  return updateRecord(Organization, id, toUpdate(values, who.isAdmin ? [] : ['owners']), {
    ...asked,
    ...isOwner,
    pk: { attributeExists: true },
  });
}

/** Returns the changed organization. A client who is not one of its owners gets `NotFound`. */
export function response(ctx: Context<Args>) {
  const { who } = ctx.stash;
  const owners = (ctx.result?.owners ?? []) as string[];
  if (!who.isAdmin && !owners.includes(who.sub)) return fail('NotFound', 'There is no such record.');
  return project(OrganizationVisibility, updatedOrFail(ctx), who.isAdmin ? 'admin' : 'client');
}
