import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import { queryConsultations, requireConsultations } from '../lib/access/jobStaff';

/**
 * Reads the caller's involvements in jobs, which show for which organizations they are a consultant. This
 * step is skipped for administrators and for members of an organization.
 */
export function request(ctx: Context) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.who = who;
  ctx.stash.organizations = [];
  if (who.isAdmin || who.organizationId !== '') runtime.earlyReturn(null);
  return queryConsultations(who.sub);
}

/**
 * Puts into the stash the ids of the organizations on whose jobs the caller consults. A consultant may create
 * jobs only for these organizations.
 */
export function response(ctx: Context) {
  ctx.stash.organizations = requireConsultations(ctx)
    .map((row) => row.organizationId)
    .filter((id) => id);
  return null;
}
