import { type Context, runtime } from '@aws-appsync/utils';
import { authorize } from '../lib/authorize';
import type { SearchArgs } from './lib/Searchable';

/**
 * Where the caller searches: administrators in all jobs, everybody else in what is public, in an index that holds
 * nothing more. Members who ask for their own organization's jobs find its drafts and closed ones too.
 */
export function request(ctx: Context<SearchArgs>) {
  const who = authorize(ctx, ['guest', 'signedIn']);
  const asked = ctx.args.filter?.organizationId as { eq?: string | null } | null | undefined;
  const isOwn = who.organizationId !== '' && asked?.eq === who.organizationId && !who.isAdmin;
  ctx.stash.who = who;
  ctx.stash.own = isOwn ? who.organizationId : '';
  ctx.stash.index = who.isAdmin || isOwn ? 'open-jobs-admin' : 'open-jobs';
  runtime.earlyReturn(null);
}

export function response() {
  return null;
}
