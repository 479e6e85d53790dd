import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import type { Searchable, SearchArgs } from './lib/Searchable';
import { allJobs } from './lib/searchables/allJobs';
import { openJobs } from './lib/searchables/openJobs';
import { buildScope } from './lib/buildScope';

/**
 * The fields by which a client may search the jobs of their own organization. `keyword` is missing, because
 * it also matches fields that clients do not see.
 */
const ownJobs: Searchable = { ...allJobs, kinds: { ...allJobs.kinds, all: '' } };

/**
 * Chooses the OpenSearch index for searchOpenJobs: all jobs for administrators, public jobs for everybody
 * else. Clients whose filter names their own organization find all its jobs, also drafts and closed ones.
 */
export function request(ctx: Context<SearchArgs>) {
  const who = authorizeAndValidate(ctx);
  const asked = ctx.args.filter?.organizationId as { eq?: string | null } | null | undefined;
  const isOwn = who.organizationId !== '' && asked?.eq === who.organizationId && !who.isAdmin;
  const { isAdmin, organizationId } = who;
  ctx.stash.who = who;
  ctx.stash.isOwn = isOwn;
  ctx.stash.scope = buildScope(ctx, {
    index: isAdmin || isOwn ? 'open-jobs-admin' : 'open-jobs',
    searchable: isOwn ? ownJobs : isAdmin ? allJobs : openJobs,
    isAdmin,
    forced: isOwn ? [{ term: { organizationId } }] : [],
  });
  runtime.earlyReturn(null);
}

export function response() {
  return null;
}
