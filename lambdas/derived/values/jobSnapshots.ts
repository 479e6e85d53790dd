import { Conversation } from '../../../model/entities/Conversation';
import { EnishiWorkHistory } from '../../../model/entities/EnishiWorkHistory';
import { UserApplies } from '../../../model/entities/UserApplies';
import { UserFavoriteOpenJobs } from '../../../model/entities/UserFavoriteOpenJobs';
import { jobSnapshot } from '../../../model/snapshots/jobSnapshot';
import type { StoredRow } from '../../lib/StoredRow';
import { attribute } from '../attribute';
import { jobOf } from '../jobOf';
import type { Sources } from '../Sources';

async function shownJob(row: StoredRow, sources: Sources) {
  const job = await jobOf(row, sources);
  return job && jobSnapshot(job);
}

const KEPT_BY = ['refreshJobSnapshots'];

/** The derived copies of a job in its applications, engagements, keeps and conversations. */
export const jobSnapshots = [
  attribute(UserApplies, 'openJob', KEPT_BY, shownJob),
  attribute(EnishiWorkHistory, 'openJob', KEPT_BY, shownJob),
  attribute(UserFavoriteOpenJobs, 'openJob', KEPT_BY, shownJob),
  attribute(Conversation, 'openJob', ['refreshJobOfConversations'], shownJob),
];
