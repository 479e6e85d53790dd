import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import { queryConsultations, requireConsultations } from '../lib/access/jobStaff';

/**
 * Reads the caller's involvements in jobs, to find the organizations for which they are a consultant. Skipped
 * for administrators and members of an organization.
 */
export function request(ctx: Context) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.who = who;
  ctx.stash.organizations = [];
  if (who.isAdmin || who.organizationId !== '') runtime.earlyReturn(null);
  return queryConsultations(who.sub);
}

/**
 * Puts into the stash the ids of the organizations for whose jobs the caller is a consultant: the caller may
 * create jobs only for these.
 */
export function response(ctx: Context) {
  ctx.stash.organizations = requireConsultations(ctx)
    .map((row) => row.organizationId)
    .filter((id) => id);
  return null;
}
