import { worksForJob } from '../../model/jobStaff';
import { relation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { getSource } from '../lib/resolver';
import { namedPerson, readPeople } from '../user/lib/people';
import type { Comments, Scorecards } from './lib/applicationReview';

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
    return readPeople(ctx, [...(staff ?? []), ...authors]);
  },

  /** Returns them by name. People whose account is erased are not there, and so without a name. */
  response(ctx) {
    const { staffIds, organizationId } = getSource(ctx) as Source;
    const job = { organizationOpenJobsId: organizationId, owners: staffIds ?? [] };
    return batchItems<'User'>(ctx, 'Talent')
      .filter((user) => !!user)
      .map((user) => ({ ...namedPerson(user), isStaff: worksForJob(user, job) }));
  },
});
