import { runtime } from '@aws-appsync/utils';
import { findPostingProblems } from '../../model/rules/posting/findPostingProblems';
import type { Finding } from '../../model/rules/posting/Finding';
import { step, type StepContext } from '../lib/operation';
import type { Posting } from './lib/Posting';
import { refusePosting } from './lib/refusePosting';

interface Checked {
  posting?: (Pick<Posting, 'texts'> & Partial<Posting>) | null;
  findings?: Finding[];
}

export const checkWording = step('None', {
  /** Sends no request; `response` checks the texts that earlier steps have read. */
  request(ctx: StepContext<unknown, Checked>) {
    if (!ctx.stash.posting) return runtime.earlyReturn(null);
    return { payload: null };
  },

  /**
   * Notes the texts that break the posting rules about wording, which `checkHiddenName` refuses together with what else
   * was found. Texts of an organization, which have no job, are refused here.
   */
  response(ctx) {
    const { texts, job } = ctx.stash.posting!;
    const found = findPostingProblems(texts, (ctx.env.siteHosts ?? '').split(','));
    if (!job) refusePosting(found);
    ctx.stash.findings = [...(ctx.stash.findings ?? []), ...found];
    return null;
  },
});
