import { runtime } from '@aws-appsync/utils';
import { ReviewVisibility } from '../../model/visibility/ReviewVisibility';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { project } from '../../model/visibility/project';
import type { StoredRow } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { step, type StepContext } from '../lib/operation';
import { queryPartition } from '../lib/read';
import { selects } from '../lib/relation/preloaded';
import { resultOrFail } from '../lib/resolver';
import { projectEngagements } from '../engagement/lib/engagement';
import type { PrivateRow } from './lib/PrivateRow';
import { privateFields } from './lib/privateFields';
import { type Partition, profileForJobStaff } from './lib/profileForJobStaff';
import { projectInterviews } from './lib/projectInterviews';
import { visitedWithin } from './lib/visitedWithin';
import type { ProfileStash } from './readProfile';

/** What `readProfile` passes on: for job staff the records, for others the profile. */
type Profile = StoredRow & Partial<Partition>;

export const readPrivateRows = step('Talent', {
  /**
   * Reads the talent's private rows in two cases. If the caller is a client or consultant, the rows show
   * whether the caller is in contact with the talent. If the query selects fields that are stored in these
   * rows, they are preloaded. `getUserByPath`, which also uses this step, does not preload them, because it
   * does not log when an administrator reads contact data.
   */
  request(ctx: StepContext<{ sub?: string }, ProfileStash, Profile>) {
    const isAsked = selects(ctx, UserVisibility, [...privateFields.contact, ...privateFields.other]);
    const isRead = isAsked && !ctx.stash.isByPath;
    if (!isRead && !ctx.stash.isJobStaff) runtime.earlyReturn(ctx.prev.result, { skipTo: 'END' });
    return queryPartition<PrivateRow>(`${ctx.stash.sub}#private`);
  },

  response(ctx) {
    const { items } = resultOrFail(ctx);
    const { isJobStaff, who, viewer } = ctx.stash;
    if (isJobStaff)
      return endPipeline(ctx, profileForJobStaff(who, viewer, ctx.prev.result as Partition, items));
    const only = <Name extends PrivateRow['__typename']>(name: Name) =>
      items.filter((item): item is Extract<PrivateRow, { __typename: Name }> => item.__typename === name);
    const contact = only('UserPrivate')[0];
    const visit = only('LastVisit')[0];
    const user: StoredRow = {
      ...ctx.prev.result,
      lastVisitedAt: visit?.lastVisitedAt ?? null,
      lastVisitedWithin: visitedWithin(visit?.lastVisitedAt),
      applies: { items: only('UserApplies') },
      resumes: { items: only('UserResume') },
      enishiWorkHistories: { items: projectEngagements(items, viewer) },
      enishiWorkHistoryReviews: {
        items: only('EnishiWorkHistoryReview').map((row) => project(ReviewVisibility, row, viewer)),
      },
      interviewLogs: { items: projectInterviews(viewer, items, '') },
      usedEmployeeBenefits: { items: only('UserEmployeeBenefits') },
      favoriteOpenJobs: { items: only('UserFavoriteOpenJobs').filter((keep) => keep.isFavorite === true) },
    };
    // Only what the next step recognizes, too: it logs that an administrator reads contact data.
    const isContactAsked = selects(ctx, UserVisibility, privateFields.contact);
    privateFields.contact.forEach((field) => {
      user[field] = isContactAsked && contact ? (contact[field] ?? null) : null;
    });
    return user;
  },
});
