import { type Context, runtime } from '@aws-appsync/utils';
import { findPostingProblems } from '../../model/rules/posting/findPostingProblems';
import type { Posting } from './lib/Posting';
import { refusePosting } from './lib/refusePosting';
import { step } from '../lib/operation';

export const checkWording = step('None', {
  /** Sends no request; `response` checks the texts that earlier steps have read. */
  request(ctx: Context) {
    if (!ctx.stash.posting) return runtime.earlyReturn(null);
    return { payload: null };
  },

  /** Throws `InvalidInput` if a text of a public job breaks the posting rules about wording. */
  response(ctx: Context) {
    const { texts } = ctx.stash.posting as Posting;
    refusePosting(findPostingProblems(texts, `${ctx.env.siteHosts}`.split(',')));
    return null;
  },
});
