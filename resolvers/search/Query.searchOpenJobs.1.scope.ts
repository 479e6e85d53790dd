import { type Context, runtime } from '@aws-appsync/utils';
import { authorizeAndValidate } from '../lib/resolver';
import { highlightRequest } from './lib/highlights';
import { openJobs, type Searchable, type SearchArgs } from './lib/Searchable';
import { buildScope } from './lib/buildScope';

/** The text over all fields holds what an organization is not told of its own jobs. */
const ownJobs: Searchable = { ...openJobs, adminOnly: '', kinds: { ...openJobs.kinds, all: '' } };

/**
 * Where the caller searches: administrators in all jobs, everybody else in what is public, in an index that holds
 * nothing more. Members who ask for their own organization's jobs find its drafts and closed ones too.
 */
export function request(ctx: Context<SearchArgs>) {
  const who = authorizeAndValidate(ctx);
  const asked = ctx.args.filter?.organizationId as { eq?: string | null } | null | undefined;
  const isOwn = who.organizationId !== '' && asked?.eq === who.organizationId && !who.isAdmin;
  const { isAdmin, organizationId } = who;
  ctx.stash.who = who;
  ctx.stash.isOwn = isOwn;
  ctx.stash.highlight = highlightRequest(ctx);
  ctx.stash.scope = buildScope(ctx, {
    index: isAdmin || isOwn ? 'open-jobs-admin' : 'open-jobs',
    searchable: isOwn ? ownJobs : openJobs,
    isAdmin,
    forced: isOwn ? [{ term: { organizationId } }] : [],
  });
  runtime.earlyReturn(null);
}

export function response() {
  return null;
}
