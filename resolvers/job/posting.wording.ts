import { type Context, runtime } from '@aws-appsync/utils';
import { findPostingProblems } from '../../model/rules/posting/findPostingProblems';
import type { Posting } from './lib/Posting';
import { refusePosting } from './lib/refusePosting';

/** Sends no request; `response` checks the texts that earlier steps have read. */
export function request(ctx: Context) {
  if (!ctx.stash.posting) return runtime.earlyReturn(null);
  return { payload: null };
}

/** Throws `InvalidInput` if a text of a public job breaks the posting rules about wording. */
export function response(ctx: Context) {
  const { texts } = ctx.stash.posting as Posting;
  refusePosting(findPostingProblems(texts, `${ctx.env.siteHosts}`.split(',')));
  return null;
}
