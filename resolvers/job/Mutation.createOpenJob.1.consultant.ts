import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import { queryConsultations, requireConsultations } from '../lib/access/jobStaff';

/** Of others than administrators and organizations' members: the jobs that they consult on. */
export function request(ctx: Context) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.who = who;
  ctx.stash.organizations = [];
  if (who.isAdmin || who.organizationId !== '') runtime.earlyReturn(null);
  return queryConsultations(who.sub);
}

/** A consultant writes for the organizations of the own jobs. */
export function response(ctx: Context) {
  ctx.stash.organizations = requireConsultations(ctx)
    .map((row) => row.organizationId)
    .filter((id) => id);
  return null;
}
