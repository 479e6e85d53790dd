import { runtime } from '@aws-appsync/utils';
import { SelectionProcess } from '../../model/entities/SelectionProcess';
import { requiredToPublish } from '../../model/rules/posting/requiredToPublish';
import { step, type StepContext } from '../lib/operation';
import { queryChildren } from '../lib/read';
import { resultOrFail } from '../lib/resolver';
import type { PostingStash } from './lib/Posting';
import { normalTexts } from './lib/normalTexts';

export const readPostedSteps = step('OpenJob', {
  /**
   * Reads the selection steps of a job that is or becomes public, or goes to review, because they become public with it. While the
   * job was a draft, they were stored unchecked.
   */
  request(ctx: StepContext<unknown, PostingStash>) {
    const { posting } = ctx.stash;
    if (!posting || posting.isTitleOnly) return runtime.earlyReturn(null);
    return queryChildren(SelectionProcess, posting.id);
  },

  /**
   * Notes the required fields that the job lacks. Adds the texts of the selection steps to
   * those that the following steps check.
   */
  response(ctx) {
    const { items } = resultOrFail(ctx);
    const posting = ctx.stash.posting!;
    const ofSteps: Record<string, string> = {};
    items.forEach((step) => {
      const texts = normalTexts(step, SelectionProcess.postedTexts);
      Object.entries(texts).forEach(([field, text]) => {
        ofSteps[`selectionProcesses.${step.step}.${field}`] = text;
      });
    });
    const known = posting.isKnown ? Object.keys(ofSteps) : [];
    ctx.stash.posting = {
      ...posting,
      texts: { ...posting.texts, ...ofSteps },
      knownFields: [...posting.knownFields, ...known],
    };
    ctx.stash.findings = requiredToPublish(posting.job).map((field) => ({ field, rule: 'required' }));
    return null;
  },
});
