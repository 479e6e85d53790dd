import type { Context } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { getCaller, getItem, type Item, queryPartition, resultOrFail } from '../lib/resolver';
import { profileForJobStaff } from './lib/profileForJobStaff';
import { visitedWithin } from './lib/visitedWithin';
import { withHiddenFields } from './lib/withHiddenFields';

interface Args {
  sub: string;
  organizationId?: string | null;
}

/**
 * Reads the time of the talent's last visit, which the preview shows only as a range. If the preview is for
 * members of an organization, reads all private rows of the talent, because they also show whether the
 * organization is in contact with the talent.
 */
export function request(ctx: Context<Args>) {
  const partition = `${ctx.args.sub}#private`;
  return ctx.args.organizationId ? queryPartition(partition) : getItem({ pk: partition, sk: 'LastVisit' });
}

export function response(ctx: Context<Args>) {
  const { organizationId } = ctx.args;
  if (!organizationId) {
    const visit = resultOrFail<Item | null>(ctx);
    return { ...ctx.prev.result, lastVisitedWithin: visitedWithin(visit?.lastVisitedAt) };
  }
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const member: Caller = { ...getCaller(ctx), sub: '', isAdmin: false, inClientArea: true, organizationId };
  const shown = profileForJobStaff(member, 'client', ctx.prev.result, items);
  return shown && withHiddenFields(shown);
}
