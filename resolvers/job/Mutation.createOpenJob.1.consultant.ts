import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import { queryConsultations, requireConsultations } from '../lib/access/jobStaff';

/**
 * Reads the jobs that the caller consults on, unless they are an administrator or an organization's
 * member.
 */
export function request(ctx: Context) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.who = who;
  ctx.stash.organizations = [];
  if (who.isAdmin || who.organizationId !== '') runtime.earlyReturn(null);
  return queryConsultations(who.sub);
}

/** Consultants may create jobs for the organizations whose jobs they consult on. */
export function response(ctx: Context) {
  ctx.stash.organizations = requireConsultations(ctx)
    .map((row) => row.organizationId)
    .filter((id) => id);
  return null;
}
