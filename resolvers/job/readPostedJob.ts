import { runtime } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf, partitionOf } from '../../model/ids';
import { jobStateOf } from '../../model/jobStateOf';
import { isPublic } from '../../model/visibility/isPublic';
import type { StoredRow } from '../generated/types';
import { assertWritableFields } from '../lib/access/ownership';
import { ENTITY } from '../lib/bundleConstants';
import { step, type StepContext } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import { authorizeAndValidate, getCaller, resultOrFail } from '../lib/resolver';
import type { Posting, PostingStash } from './lib/Posting';
import { normalTexts } from './lib/normalTexts';
import { asText } from '../lib/asText';

interface Args {
  input: StoredRow & { id?: string; openJobID?: string };
}

interface Stash extends PostingStash {
  /** What the writing step stores in addition to the input, or instead of it. */
  named?: StoredRow;
  isAllowed?: boolean;
}

export const readPostedJob = step('OpenJob', {
  /**
   * Before a record below a job is written, reads the job. Skipped if the caller may not write the record,
   * because a later step then refuses it.
   */
  request(ctx: StepContext<Args, Stash>) {
    const who = authorizeAndValidate(ctx);
    const { input } = ctx.args;
    assertWritableFields(ENTITY.adminOnlyInputs, input, who);
    // `acceptsHiddenName` is a decision about this call, not a field of the record: the writing step stores no nulls.
    ctx.stash.named = { acceptsHiddenName: null };
    const job = partitionOf(asText(input.id ?? input.openJobID));
    const isAllowed = who.isAdmin || ctx.stash.isAllowed === true;
    if (!isAllowed || !isIdOf(OpenJob, job)) return runtime.earlyReturn(null);
    return getLatestRecord(OpenJob, job);
  },

  /**
   * If the job is public or waits for its review, passes the input's texts to the following steps, which check them against the posting
   * rules.
   */
  response(ctx) {
    const job = resultOrFail(ctx);
    const who = getCaller(ctx);
    const isForReview = !!job && !who.isAdmin && jobStateOf(job) === 'REQUESTED';
    if (!job || !(isPublic(job) || isForReview)) return null;
    const { input } = ctx.args;
    const posting: Posting = {
      actor: who.sub,
      id: input.id ?? job.id,
      job,
      isForReview,
      isTitleOnly: false,
      texts: normalTexts(input, ENTITY.postedTexts),
      names: {},
      knownFields: [],
      isKnown: false,
      isNameAccepted: input.acceptsHiddenName === true,
    };
    ctx.stash.posting = posting;
    return null;
  },
});
