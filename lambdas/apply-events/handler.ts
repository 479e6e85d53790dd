import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { changeOf } from './changeOf';
import { lastRecounts } from './lastRecounts';
import type { Reaction } from './Reaction';
import { announceStored } from './reactions/announceStored';
import { averageEvaluations } from './reactions/averageEvaluations';
import { countFavorites } from './reactions/countFavorites';
import { countMetrics } from './reactions/countMetrics';
import { countUses } from './reactions/countUses';
import { forgetMember } from './reactions/forgetMember';
import { listOrganization } from './reactions/listOrganization';
import { mailUnread } from './reactions/mailUnread';
import { markRead } from './reactions/markRead';
import { refreshBenefits } from './reactions/refreshBenefits';
import { refreshIconOfConversations } from './reactions/refreshIconOfConversations';
import { refreshJobOfConversations } from './reactions/refreshJobOfConversations';
import { refreshJobSnapshots } from './reactions/refreshJobSnapshots';
import { refreshNamesOfConversations } from './reactions/refreshNamesOfConversations';
import { refreshNamesOfEngagements } from './reactions/refreshNamesOfEngagements';
import { refreshNamesOfJobs } from './reactions/refreshNamesOfJobs';
import { refreshOrganizationOfJobs } from './reactions/refreshOrganizationOfJobs';
import { refreshSideOfRows } from './reactions/refreshSideOfRows';
import { refreshUserSnapshots } from './reactions/refreshUserSnapshots';
import { nameConsultants } from './reactions/nameConsultants';
import { refreshUses } from './reactions/refreshUses';
import { rememberLeaving } from './reactions/rememberLeaving';
import { removeChildren } from './reactions/removeChildren';
import { removeWorkersBelow } from './reactions/removeWorkersBelow';
import { showWorker } from './reactions/showWorker';
import type { Recount } from './Recount';

const reactions: readonly Reaction[] = [
  announceStored,
  forgetMember,
  listOrganization,
  mailUnread,
  markRead,
  nameConsultants,
  refreshBenefits,
  refreshIconOfConversations,
  refreshJobOfConversations,
  refreshJobSnapshots,
  refreshNamesOfConversations,
  refreshNamesOfEngagements,
  refreshNamesOfJobs,
  refreshOrganizationOfJobs,
  refreshSideOfRows,
  refreshUserSnapshots,
  refreshUses,
  rememberLeaving,
  removeChildren,
  countMetrics,
  removeWorkersBelow,
  showWorker,
];

const recounts: readonly Recount[] = [averageEvaluations, countFavorites, countUses];

/** What follows from what was stored: counters, cascades, snapshots, real time. */
export async function handler(event: DynamoDBStreamEvent, context: Context): Promise<DynamoDBBatchResponse> {
  const changes = new Map(event.Records.map((record) => [record, changeOf(record)]));
  const due = lastRecounts(recounts, [...changes.values()]);
  /** A throw retries this record alone, and those after it of the same partition. */
  const react = async (record: DynamoDBRecord): Promise<void> => {
    const change = changes.get(record) ?? {};
    for (const reaction of reactions) await reaction(change);
    for (const recount of due.get(change) ?? []) await recount();
  };
  const processor = new BatchProcessor(EventType.DynamoDBStreams);
  return processPartialResponse(event, react, processor, { context, processInParallel: false });
}
