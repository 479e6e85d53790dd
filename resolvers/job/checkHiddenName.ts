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
  /** If the public job hides its organization's name, reads the organization. */
  request(ctx: StepContext<unknown, PostingStash & CommonStash>) {
    const { posting } = ctx.stash;
    if (posting?.job.isHideOrganizationName !== true) return runtime.earlyReturn(null);
    const id = `${posting.job.organizationOpenJobsId}`;
    return getRecord(Organization, isIdOf(Organization, id) ? id : NOBODY);
  },

  /**
   * Throws `InvalidInput` if a text reveals the hidden organization's name, unless the writer confirmed it or
   * the public job already shows the same text. The log gets the fields with a confirmed name, with the writer.
   */
  response(ctx) {
    const organization = resultOrFail(ctx);
    const { job, texts, names, knownFields, isNameAccepted } = ctx.stash.posting!;
    const findings = findHiddenNames({ ...texts, ...names }, normalNames(job, organization)).filter(
      ({ field }) => !knownFields.includes(field),
    );
    if (!isNameAccepted) refusePosting(findings);
    const acceptedFields = findings.map(({ field }) => field);
    if (acceptedFields.length > 0) ctx.stash.deed = { acceptedFields };
    return null;
  },
});
