import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { Batch } from './Batch';
import { dedupeRecounts } from './dedupeRecounts';
import { countBatch } from './metrics/countBatch';
import type { Reaction } from './Reaction';
import { averageEvaluations, countFavorites, countBenefitUses } from './recounts';
import { copyEntriesOfTalent } from './reactions/copyEntriesOfTalent';
import { discloseName } from './reactions/discloseName';
import { endMembership } from './reactions/endMembership';
import { endSessions } from './reactions/endSessions';
import { forgetAlert } from './reactions/forgetAlert';
import { hashTerms } from './reactions/hashTerms';
import { leaveConversationsOfJob } from './reactions/leaveConversationsOfJob';
import { leaveFormerOrganization } from './reactions/leaveFormerOrganization';
import { leaveOrganization } from './reactions/leaveOrganization';
import { refreshOrganizationListing } from './reactions/refreshOrganizationListing';
import { queueUnreadMail } from './reactions/queueUnreadMail';
import { queueNotices } from './reactions/queueNotices';
import { keepContractDates } from './reactions/keepContractDates';
import { keepItemsDue } from './reactions/keepItemsDue';
import { keepMeetingTimes } from './reactions/keepMeetingTimes';
import { markRead } from './reactions/markRead';
import { refreshBlocks } from './reactions/refreshBlocks';
import { refreshCompanyName } from './reactions/refreshCompanyName';
import { refreshMemberDomains } from './reactions/refreshMemberDomains';
import { refreshEngagementOfApplication } from './reactions/refreshEngagementOfApplication';
import { refreshBenefits } from './reactions/refreshBenefits';
import { refreshPeopleOfConversations } from './reactions/refreshPeopleOfConversations';
import { refreshJobOfConversations } from './reactions/refreshJobOfConversations';
import { refreshJobSnapshots } from './reactions/refreshJobSnapshots';
import { refreshNamesOfConversations } from './reactions/refreshNamesOfConversations';
import { refreshNamesOfEngagements } from './reactions/refreshNamesOfEngagements';
import { refreshNamesOfJobs } from './reactions/refreshNamesOfJobs';
import { refreshOrganizationOfJobs } from './reactions/refreshOrganizationOfJobs';
import { refreshNamesOfTalents } from './reactions/refreshNamesOfTalents';
import { refreshStaffOfRows } from './reactions/refreshStaffOfRows';
import { refreshUserSnapshots } from './reactions/refreshUserSnapshots';
import { refreshConsultants } from './reactions/refreshConsultants';
import { addJobStaffToConversation } from './reactions/addJobStaffToConversation';
import { refreshBenefitUses } from './reactions/refreshBenefitUses';
import { recordLeftConversation } from './reactions/recordLeftConversation';
import { refreshPublicPictures } from './reactions/refreshPublicPictures';
import { renewHiddenPictures } from './reactions/renewHiddenPictures';
import { recordScoutFacts } from './reactions/recordScoutFacts';
import { refreshTies } from './reactions/refreshTies';
import { removeChildren } from './reactions/removeChildren';
import { removeWorkersBelow } from './reactions/removeWorkersBelow';
import { refreshWorkerCards } from './reactions/refreshWorkerCards';
import { writeAuditEntries } from './reactions/writeAuditEntries';
import type { Recount } from './Recount';
import { withoutMoves } from './withoutMoves';
import { announcements } from '../../model/announcements';
import { messageOfRead } from './messageOfRead';
import { publish } from './publish';
import type { Announcement } from '../../model/Announcement';
import { maskedPerson } from '../../model/visibility/maskedPerson';
import type { StoredRow } from '../lib/StoredRow';
import type { Change } from './Change';
import { isRecent } from './isRecent';

/**
 * Returns the data that a stored change publishes to subscribers, and the kind of publication; undefined if
 * it publishes nothing. All subscribers of a conversation receive the same data, so job staff are masked
 * there. When a member marks a whole conversation as read, only the changes of its newest messages are
 * published; the web app gets those of older messages with its next query.
 */
function publicationOf({
  before,
  after,
}: Change): { announcement: Announcement; item: StoredRow } | undefined {
  if (!after) return undefined;
  const { __typename: kind } = after;
  const isNewlyRead = before?.read === false && after.read === true && after.isReadInBulk !== true;
  if (kind === 'MessageRead' && isNewlyRead)
    return { announcement: announcements.updatedMessageRead, item: maskedPerson.read(after, '') };
  if (before || !isRecent(after.createdAt)) return undefined;
  if (kind === 'UserNotice') return { announcement: announcements.notice, item: after };
  if (kind === 'UserConversations') return { announcement: announcements.conversation, item: after };
  if (kind === 'Message')
    return { announcement: announcements.message, item: maskedPerson.message(after, '') };
  if (kind === 'MessageRead') return { announcement: announcements.messageRead, item: after };
  return undefined;
}

/**
 * Publishes the changes of a batch to subscribers, those of one partition in their order. It runs before all
 * reactions, so that messages arrive quickly. A new read row (whether a member has read a message) is
 * published with its message.
 */
async function publishChanges(batch: Batch): Promise<void> {
  await batch.inLanes(async ({ change }) => {
    const published = publicationOf(change);
    if (!published) return;
    const { announcement, item } = published;
    const isRead = announcement === announcements.messageRead;
    await publish(announcement, isRead ? { ...item, message: await messageOfRead(item) } : item);
  });
}

const reactions: readonly Reaction[] = [
  writeAuditEntries,
  endMembership,
  endSessions,
  forgetAlert,
  hashTerms,
  leaveConversationsOfJob,
  leaveFormerOrganization,
  leaveOrganization,
  refreshOrganizationListing,
  queueUnreadMail,
  // Before queueNotices, whose notice leads to the page that shows the name.
  discloseName,
  queueNotices,
  keepContractDates,
  keepItemsDue,
  keepMeetingTimes,
  markRead,
  copyEntriesOfTalent,
  refreshConsultants,
  refreshEngagementOfApplication,
  refreshBenefits,
  refreshPeopleOfConversations,
  refreshJobOfConversations,
  refreshJobSnapshots,
  refreshNamesOfConversations,
  refreshNamesOfEngagements,
  refreshNamesOfJobs,
  refreshOrganizationOfJobs,
  refreshNamesOfTalents,
  refreshStaffOfRows,
  refreshUserSnapshots,
  // Before refreshPublicPictures, which then finds the old URL unused.
  renewHiddenPictures,
  refreshPublicPictures,
  refreshBenefitUses,
  recordLeftConversation,
  removeChildren,
  removeWorkersBelow,
  refreshWorkerCards,
  addJobStaffToConversation,
  refreshTies,
  refreshBlocks,
  refreshCompanyName,
  refreshMemberDomains,
  recordScoutFacts,
];

const recounts: readonly Recount[] = [averageEvaluations, countFavorites, countBenefitUses];

/**
 * When less than this time (in milliseconds) remains in an invocation, no further stream record is processed.
 * Lambda then delivers the remaining records again.
 */
const RESERVE_MS = 60_000;

/**
 * Processes the changes in a batch of DynamoDB stream records. First it publishes them to subscribers, then
 * it runs the reactions, which update other records. Finally it counts metric events and recomputes stored
 * counts and averages.
 */
export async function handler(event: DynamoDBStreamEvent, context: Context): Promise<DynamoDBBatchResponse> {
  const batch = new Batch(await withoutMoves(event.Records));
  await publishChanges(batch);
  await batch.inLanes(async ({ change }) => {
    if (context.getRemainingTimeInMillis() < RESERVE_MS)
      throw new Error('Not enough time remains for the next step');
    for (const reaction of reactions) await reaction(change);
  });
  await countBatch(batch);
  const due = dedupeRecounts(
    recounts,
    batch.entries.map(({ change }) => change),
  );
  await batch.inLanes(async ({ change }) => {
    for (const recount of due.get(change) ?? []) await recount();
  });
  return batch.response();
}
