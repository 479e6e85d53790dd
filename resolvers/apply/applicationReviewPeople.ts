import { runtime } from '@aws-appsync/utils';
import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import { worksForJob } from '../../model/jobStaff';
import { sharedIcon } from '../../model/snapshots/userSnapshot';
import { relation } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { getSource } from '../lib/resolver';
import type { Comments, Scorecards } from './lib/applicationReview';

/** BatchGet reads this many records at once. */
const MOST = 100;

interface Source {
  comments?: Comments | null;
  scorecards?: Scorecards | null;
  staff?: readonly string[];
  staffIds?: readonly string[] | null;
  organizationId?: string | null;
}

export const applicationReviewPeople = relation('ApplicationReview.people').unit('Talent', {
  /** Reads who takes part for the organization, and who has written something. */
  request(ctx) {
    const { comments, scorecards, staff } = getSource(ctx) as Source;
    const authors = [...(comments ?? []), ...(scorecards ?? [])].flatMap(({ by }) => by ?? []);
    const subs = [...(staff ?? []), ...authors];
    const distinct = subs.filter((sub, index) => subs.indexOf(sub) === index).slice(0, MOST);
    if (distinct.length === 0) return runtime.earlyReturn([]);
    return batchGetItems(
      ctx,
      'Talent',
      distinct.map((sub) => keyOf(User, sub)),
    );
  },

  /** Returns them by name. People whose account is erased are not there, and so without a name. */
  response(ctx) {
    const { staffIds, organizationId } = getSource(ctx) as Source;
    const job = { organizationOpenJobsId: organizationId, owners: staffIds ?? [] };
    return batchItems<'User'>(ctx, 'Talent')
      .filter((user) => !!user)
      .map((user) => ({
        sub: user.sub,
        name: user.displayName,
        profileIcon: sharedIcon(user),
        isStaff: worksForJob(user, job),
      }));
  },
});
