import { refreshAll } from '../../derived/refreshAll';
import { collection } from '../../lib/collection';
import { env } from '../needs';
import { hasNewOrganizationName } from '../hasNewOrganizationName';
import type { Reaction } from '../Reaction';
import { rowsOfJob } from '../rowsOfJob';

const KEPT = ['EnishiWorkHistory.organizationName', 'EnishiWorkHistoryReview.reviewerName'];

/**
 * When a job changes its organization's public name, updates that name in the job's engagements and their
 * reviews.
 */
export const refreshNamesOfEngagements: Reaction = async (change) => {
  if (!hasNewOrganizationName(change)) return;
  for await (const row of rowsOfJob(String(change.after?.pk))) {
    if (row.__typename !== 'EnishiWorkHistory') continue;
    // Reviews derive their name from the engagement, so update it first.
    for (const item of await collection(env('TALENT_TABLE'), row.pk, row.sk))
      await refreshAll('Talent', [item], KEPT);
  }
};
