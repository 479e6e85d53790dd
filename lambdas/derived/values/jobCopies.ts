import { Conversation } from '../../../model/entities/Conversation';
import { EnishiWorkHistory } from '../../../model/entities/EnishiWorkHistory';
import { UserApplies } from '../../../model/entities/UserApplies';
import { UserFavoriteOpenJobs } from '../../../model/entities/UserFavoriteOpenJobs';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';
import type { BundledEntity } from '../../../model/BundledEntity';
import { jobSnapshot } from '../../../model/snapshots/jobSnapshot';
import type { StoredRow } from '../../lib/StoredRow';
import { attribute } from '../attribute';
import type { DerivedValue } from '../DerivedValue';
import { jobOf } from '../jobOf';
import type { Sources } from '../Sources';
import { staffIdsOf } from '../staffIdsOf';

const side = ({ name, table }: BundledEntity): DerivedValue => ({
  name: `${name}.staffIds`,
  table,
  entity: name,
  attributes: ['staffIds', 'organizationId'],
  keptBy: ['refreshStaffOfRows'],
  async valuesOf(row, sources) {
    const job = await jobOf(row, sources);
    return job && staffIdsOf(job);
  },
});

async function shownJob(row: StoredRow, sources: Sources) {
  const job = await jobOf(row, sources);
  return job && jobSnapshot(job);
}

const KEPT_BY = ['refreshJobSnapshots'];

/**
 * What other rows copy from their job: the subs of its owners and consultants and the id of its organization
 * (in applications, engagements and involvements), and the job itself as those rows show it.
 */
export const jobCopies = [
  ...[UserApplies, EnishiWorkHistory, UserOpenJobs].map(side),
  attribute(UserApplies, 'openJob', KEPT_BY, shownJob),
  attribute(EnishiWorkHistory, 'openJob', KEPT_BY, shownJob),
  attribute(UserOpenJobs, 'openJob', KEPT_BY, shownJob),
  attribute(UserFavoriteOpenJobs, 'openJob', KEPT_BY, shownJob),
  attribute(Conversation, 'openJob', ['refreshJobOfConversations'], shownJob),
];
