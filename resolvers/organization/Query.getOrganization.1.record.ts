import { type Context, runtime } from '@aws-appsync/utils';
import { Organization } from '../../model/entities/Organization';
import { isIdOf } from '../../model/ids';
import { OrganizationVisibility } from '../../model/visibility/OrganizationVisibility';
import { project } from '../../model/visibility/project';
import { authorizeAndValidate, getRecord, type Item, resultOrFail } from '../lib/resolver';
import { endPipeline } from '../lib/endPipeline';

/**
 * Reads an organization. Its members, the consultants of its jobs and administrators may always see the
 * organization, everybody else only while one of its public jobs shows its name.
 */
export function request(ctx: Context<{ id: string }>) {
  ctx.stash.who = authorizeAndValidate(ctx);
  if (!isIdOf(Organization, ctx.args.id)) return runtime.earlyReturn(null, { skipTo: 'END' });
  return getRecord(Organization, ctx.args.id);
}

/**
 * Returns the organization if the caller may see it, otherwise null. If the caller might be a consultant of
 * one of its jobs, the next step finds this out and decides.
 */
export function response(ctx: Context<{ id: string }>) {
  const organization = resultOrFail<Item | null>(ctx);
  const { isAdmin, inClientArea, organizationId } = ctx.stash.who;
  const isListed = organization?.listKey !== 'Organization#hidden';
  const isShown = isListed || isAdmin || organizationId === ctx.args.id;
  if (!organization || !(isShown || inClientArea)) return endPipeline(ctx, null);
  const shown = project(OrganizationVisibility, organization, isAdmin ? 'admin' : 'public');
  return isShown ? endPipeline(ctx, shown) : shown;
}
