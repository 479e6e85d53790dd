import { runtime } from '@aws-appsync/utils';
import { findPostingProblems } from '../../model/rules/posting/findPostingProblems';
import { step, type StepContext } from '../lib/operation';
import type { Posting } from './lib/Posting';
import { refusePosting } from './lib/refusePosting';

export const checkWording = step('None', {
  /** Sends no request; `response` checks the texts that earlier steps have read. */
  request(ctx: StepContext<unknown, { posting?: Pick<Posting, 'texts'> | null }>) {
    if (!ctx.stash.posting) return runtime.earlyReturn(null);
    return { payload: null };
  },

  /** Throws `InvalidInput` if a text of a public job breaks the posting rules about wording. */
  response(ctx) {
    const { texts } = ctx.stash.posting!;
    refusePosting(findPostingProblems(texts, `${ctx.env.siteHosts}`.split(',')));
    return null;
  },
});
