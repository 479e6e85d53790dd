import type { Table } from './Entity';

/**
 * A global secondary index of a DynamoDB table. It contains only the items that have both key attributes of
 * the index.
 */
export interface TableIndex {
  indexName: string;
  partition: string;
  sort: string;
  /** Whether the index's sort key is a number. Otherwise it is a string. */
  isNumber?: boolean;
}

export const tableIndexes: Readonly<Record<Table, readonly TableIndex[]>> = {
  Talent: [
    { indexName: 'byParent', partition: 'parentKey', sort: 'parentSort' },
    { indexName: 'byAuthor', partition: 'authorKey', sort: 'createdAt' },
    { indexName: 'byEmail', partition: 'email', sort: 'sub' },
    // It contains the benefit uses and the professionals. No status is one of both.
    { indexName: 'byStatus', partition: 'status', sort: 'createdAt' },
  ],
  OpenJob: [{ indexName: 'byOrganization', partition: 'organizationOpenJobsId', sort: 'createdAt' }],
  Conversation: [
    { indexName: 'byMember', partition: 'memberKey', sort: 'lastMessageAt' },
    { indexName: 'byUser', partition: 'userKey', sort: 'messageId' },
    { indexName: 'byJob', partition: 'jobKey', sort: 'createdAt' },
  ],
  Catalog: [
    { indexName: 'byPosition', partition: 'listKey', sort: 'position', isNumber: true },
    { indexName: 'byCreatedAt', partition: 'listKey', sort: 'createdAt' },
    // It contains the benefits whose publication is asked for.
    { indexName: 'byReview', partition: 'type', sort: 'reviewRequestedAt' },
  ],
  Insight: [
    { indexName: 'byDate', partition: 'dateKey', sort: 'metricsType' },
    { indexName: 'byPeriod', partition: 'type', sort: 'reportedAt' },
    // These contain only the audit log. The partition of the last one is the whole log.
    { indexName: 'byActor', partition: 'actor', sort: 'at' },
    { indexName: 'bySubject', partition: 'subject', sort: 'at' },
    { indexName: 'byTime', partition: '__typename', sort: 'at' },
  ],
};

/** Attributes that only the server uses, mostly for keys and indexes. They are not fields of the API. */
export const keyAttributes = [
  'pk',
  'sk',
  'parentKey',
  'parentSort',
  'authorKey',
  'memberKey',
  'userKey',
  'jobKey',
  'listKey',
  'dateKey',
  'createdBy',
  'createToken',
] as const;
