import { applyCourse } from '../../../model/transitions/applyCourse';
import { userSnapshot } from '../../../model/snapshots/userSnapshot';
import { jobPeople } from '../../../model/jobStaff';
import type { StoredRow } from '../../lib/StoredRow';
import type { SearchDocument } from '../Action';
import type { JobItems } from '../TableReader';
import { jobCard } from './jobCard';
import { omitEmpty } from './omitEmpty';
import { wholeNames } from './wholeNames';

type Event = Readonly<Record<string, unknown>>;

/**
 * Returns the states that an application has reached since the talent applied, up to the furthest on the way to a
 * contract. An application that was moved past a state has reached that state too, so that of all applications never
 * more have reached a state than the one before.
 */
function listReached({ type, history }: StoredRow): readonly string[] {
  const events = Array.isArray(history) ? (history as Event[]) : [];
  const since = events.findLastIndex((event) => event['type'] === 'APPLIED');
  const had = [...events.slice(Math.max(0, since)).map((event) => event['type']), type];
  return applyCourse.slice(
    0,
    Math.max(
      0,
      applyCourse.findLastIndex((state) => had.includes(state)),
    ) + 1,
  );
}

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
    reached: listReached(row),
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
