import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import { queryConsultations, requireConsultations } from '../lib/access/jobStaff';

/**
 * Reads the jobs that the caller consults on. This step is skipped for administrators and for members of an
 * organization.
 */
export function request(ctx: Context) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.who = who;
  ctx.stash.organizations = [];
  if (who.isAdmin || who.organizationId !== '') runtime.earlyReturn(null);
  return queryConsultations(who.sub);
}

/** Collects the organizations whose jobs the caller consults on: a consultant may create jobs only for these. */
export function response(ctx: Context) {
  ctx.stash.organizations = requireConsultations(ctx)
    .map((row) => row.organizationId)
    .filter((id) => id);
  return null;
}
