import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { jobStaff } from '../../model/jobStaff';
import { batchItems, type Item, tableName } from '../lib/resolver';

const NOBODY = { memberIds: [], owners: [] };

/**
 * Determines the job staff who join the application's conversation, and puts their subs into the stash. If an
 * organization's job was created by clients, or has no owner, this step reads the owners of the organization,
 * and which of the clients who created the job still are members. For other jobs it reads nothing.
 */
export function request(ctx: Context) {
  const { job } = ctx.prev.result as { job: Item };
  const clients = (job.clientIds ?? []) as string[];
  const organization = job.organizationOpenJobsId;
  const isKnown = clients.length === 0 && ((job.owners ?? []) as string[]).length > 0;
  if (isKnown || !organization) {
    ctx.stash.staff = jobStaff(job, NOBODY);
    runtime.earlyReturn(ctx.prev.result);
  }
  const catalog = { keys: [{ pk: `${organization}`, sk: 'Organization' }], consistentRead: true };
  const users = { keys: clients.map((sub) => ({ pk: sub, sk: 'User' })), consistentRead: true };
  const talents = clients.length > 0 ? { [tableName(ctx, 'Talent')]: users } : {};
  return batchGet({ tables: { [tableName(ctx, 'Catalog')]: catalog, ...talents } });
}

export function response(ctx: Context) {
  const { job } = ctx.prev.result as { job: Item };
  const members = batchItems(ctx, 'Talent').filter(
    (user) => user?.organizationUsersId === job.organizationOpenJobsId,
  );
  const organization = batchItems(ctx, 'Catalog')[0];
  ctx.stash.staff = jobStaff(job, {
    memberIds: members.map((user) => `${user?.sub}`),
    owners: (organization?.owners ?? []) as string[],
  });
  return ctx.prev.result;
}
