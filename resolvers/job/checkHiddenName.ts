import { runtime } from '@aws-appsync/utils';
import { Organization } from '../../model/entities/Organization';
import { isIdOf } from '../../model/ids';
import { findHiddenNames } from '../../model/rules/posting/findHiddenNames';
import type { CommonStash } from '../lib/CommonStash';
import { step, type StepContext } from '../lib/operation';
import { getRecord } from '../lib/read';
import { resultOrFail } from '../lib/resolver';
import type { PostingStash } from './lib/Posting';
import { normalNames } from './lib/normalNames';
import { refusePosting } from './lib/refusePosting';

/**
 * An id that no organization has. It is read for a job without an organization, so that the result is empty.
 */
const NOBODY = 'none';

export const checkHiddenName = step('Catalog', {
  /**
   * If the public job hides its organization's name, reads the organization. For any other job, throws `InvalidInput` for
   * what the steps before have found. Before a review the name is not checked: the reviewer sees where it is, and decides.
   */
  request(ctx: StepContext<unknown, PostingStash & CommonStash>) {
    const { posting, findings } = ctx.stash;
    if (posting?.job.isHideOrganizationName !== true || posting.isForReview) {
      refusePosting(findings ?? []);
      return runtime.earlyReturn(null);
    }
    const id = posting.job.organizationOpenJobsId ?? '';
    return getRecord(Organization, isIdOf(Organization, id) ? id : NOBODY);
  },

  /**
   * Throws `InvalidInput` for what the steps before have found, and if a text reveals the hidden organization's name,
   * unless the writer confirmed it or the public job already shows the same text. The log gets the fields with a confirmed name, with the writer.
   */
  response(ctx) {
    const organization = resultOrFail(ctx);
    const { job, texts, names, knownFields, isNameAccepted } = ctx.stash.posting!;
    const revealing = findHiddenNames({ ...texts, ...names }, normalNames(job, organization)).filter(
      ({ field }) => !knownFields.includes(field),
    );
    refusePosting([...(ctx.stash.findings ?? []), ...(isNameAccepted ? [] : revealing)]);
    const acceptedFields = revealing.map(({ field }) => field);
    if (acceptedFields.length > 0) ctx.stash.deed = { acceptedFields };
    return null;
  },
});
