import { userSnapshot } from '../../../model/snapshots/userSnapshot';
import { jobPeople } from '../../../model/jobStaff';
import type { StoredRow } from '../../lib/StoredRow';
import type { SearchDocument } from '../Action';
import type { JobItems } from '../TableReader';
import { jobCard } from './jobCard';
import { omitEmpty } from './omitEmpty';
import { wholeNames } from './wholeNames';

/**
 * Builds the search document of an application. The application can be found by the talent's name or the
 * name's reading, by the job, and by the organization.
 */
export function userAppliesDocument(
  row: StoredRow,
  items: JobItems | undefined,
  user: StoredRow | undefined,
): SearchDocument {
  const {
    id,
    userID,
    openJobID,
    owner,
    type,
    url,
    message,
    consentedAt,
    resumeIds,
    conversationId,
    history,
  } = row;
  const { createdAt, updatedAt, version } = row;
  const job: SearchDocument = items?.job ?? {};
  const { organizationName, consultantName } = job;
  return omitEmpty({
    ...{
      id,
      userID,
      openJobID,
      owner,
      type,
      url,
      message,
      consentedAt,
      resumeIds,
      conversationId,
      history,
    },
    memberIds: items ? jobPeople(job) : (row.staffIds ?? row.memberIds),
    ...{ createdAt, updatedAt, version },
    ...{ title: job.title, organizationName, consultantName, organizationId: job.organizationOpenJobsId },
    talentName: user?.name ?? user?.displayName,
    talentKana: user?.phoneticName,
    wholeNames: wholeNames([user?.name ?? user?.displayName, user?.phoneticName]),
    openJob: items ? jobCard(items, 'admin') : row.openJob,
    user: user ? userSnapshot(user) : row.user,
  });
}
