import { type Context, runtime } from '@aws-appsync/utils';
import { Organization } from '../../model/entities/Organization';
import { isIdOf } from '../../model/ids';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { project } from '../../model/visibility/project';
import { authorizeAndValidate, getRecord, type Item, resultOrFail } from '../lib/resolver';

/**
 * Reads an organization. Everybody may see it while one of its public jobs shows its name; its members and
 * administrators always may.
 */
export function request(ctx: Context<{ id: string }>) {
  ctx.stash.who = authorizeAndValidate(ctx);
  if (!isIdOf(Organization, ctx.args.id)) return runtime.earlyReturn(null, { skipTo: 'END' });
  return getRecord(Organization, ctx.args.id);
}

/**
 * Returns the organization if everybody may see it, or if the caller is one of its members or an
 * administrator. For other callers the next step checks whether they consult on one of its jobs.
 */
export function response(ctx: Context<{ id: string }>) {
  const organization = resultOrFail<Item | null>(ctx);
  const { isAdmin, inClientArea, organizationId } = ctx.stash.who;
  const isListed = organization?.listKey !== 'Organization#hidden';
  const isShown = isListed || isAdmin || organizationId === ctx.args.id;
  if (!organization || !(isShown || inClientArea)) return runtime.earlyReturn(null, { skipTo: 'END' });
  const shown = project(OrganizationVisibility, organization, isAdmin ? 'admin' : 'public');
  return isShown ? runtime.earlyReturn(shown, { skipTo: 'END' }) : shown;
}
