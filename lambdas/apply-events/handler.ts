import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { changeOf } from './changeOf';
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
import { refreshJobOfConversations } from './reactions/refreshJobOfConversations';
import { refreshJobSnapshots } from './reactions/refreshJobSnapshots';
import { refreshNamesOfJobs } from './reactions/refreshNamesOfJobs';
import { refreshOrganizationOfJobs } from './reactions/refreshOrganizationOfJobs';
import { refreshSideOfRows } from './reactions/refreshSideOfRows';
import { refreshUserSnapshots } from './reactions/refreshUserSnapshots';
import { nameConsultants } from './reactions/nameConsultants';
import { refreshUses } from './reactions/refreshUses';
import { removeChildren } from './reactions/removeChildren';
import { removeWorkersBelow } from './reactions/removeWorkersBelow';
import { showWorker } from './reactions/showWorker';

const reactions: readonly Reaction[] = [
  announceStored,
  averageEvaluations,
  countFavorites,
  countUses,
  forgetMember,
  listOrganization,
  mailUnread,
  markRead,
  nameConsultants,
  refreshBenefits,
  refreshJobOfConversations,
  refreshJobSnapshots,
  refreshNamesOfJobs,
  refreshOrganizationOfJobs,
  refreshSideOfRows,
  refreshUserSnapshots,
  refreshUses,
  removeChildren,
  countMetrics,
  removeWorkersBelow,
  showWorker,
];

/** A throw retries this record alone, and those after it of the same partition. */
async function react(record: DynamoDBRecord): Promise<void> {
  const change = changeOf(record);
  for (const reaction of reactions) await reaction(change);
}

/** What follows from what was stored: counters, cascades, snapshots, real time. */
export async function handler(event: DynamoDBStreamEvent, context: Context): Promise<DynamoDBBatchResponse> {
  const processor = new BatchProcessor(EventType.DynamoDBStreams);
  return processPartialResponse(event, react, processor, { context, processInParallel: false });
}
