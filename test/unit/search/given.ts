import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';

export const sub = '7b1c2f6e-0d54-4a0a-9c0b-5a4f3f1f9c11';

/** Returns a public job of an organization whose name is hidden. */
export const aJob = (more: Record<string, unknown> = {}): StoredRow => ({
  ...{ pk: 'job-1', sk: 'OpenJob', __typename: 'OpenJob', id: 'job-1', version: 1 },
  ...{ createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z' },
  publishedAt: '2026-01-05T00:00:00.000Z',
  ...{
    title: '決済台帳のエンジニア',
    overView: '台帳を作ります。',
    workType: 'EMPLOYEE',
    minumumSalary: 5_000_000,
  },
  ...{
    isPublic: true,
    isDraft: false,
    organizationName: '株式会社カルミア',
    organizationOpenJobsId: 'org-1',
  },
  ...{
    isHideOrganizationName: true,
    organizationNameForHidden: '大手決済サービス企業',
    memo: '社内の覚え書き',
  },
  ...{ requiredSkillTags: [{ id: 'kotlin', name: 'Kotlin' }], owners: ['somebody'], favoriteCount: 2 },
  ...more,
});

const row = (entity: string, more: Record<string, unknown>): StoredRow => ({
  ...{ pk: `${sub}#private`, sk: `${entity}#job-1`, __typename: entity, id: `${sub}.job-1`, version: 1 },
  ...{ userID: sub, openJobID: 'job-1', owner: sub, parentKey: 'OpenJob#job-1' },
  ...{ createdAt: '2026-02-01T00:00:00.000Z', updatedAt: '2026-02-01T00:00:00.000Z' },
  ...more,
});

export const aKeep = (more: Record<string, unknown> = {}) =>
  row('UserFavoriteOpenJobs', { isFavorite: true, ...more });

export const anApplication = (more: Record<string, unknown> = {}) =>
  row('UserApplies', { type: 'APPLIED', ...more });

export const aUser = (more: Record<string, unknown> = {}): StoredRow => ({
  ...{ pk: sub, sk: 'User', __typename: 'User', sub, name: '森川 遥', phoneticName: 'モリカワ ハルカ' },
  ...more,
});

let sequence = 0;

/** Returns the record of a DynamoDB stream for an item that was created, changed or removed. */
export function anEvent(before: StoredRow | undefined, after: StoredRow | undefined): DynamoDBRecord {
  const { pk = '', sk = '' } = after ?? before ?? {};
  const image = (item: StoredRow | undefined) =>
    item ? marshall(item, { removeUndefinedValues: true }) : undefined;
  return {
    eventID: `${++sequence}`,
    eventName: after ? (before ? 'MODIFY' : 'INSERT') : 'REMOVE',
    dynamodb: {
      Keys: { pk: { S: pk }, sk: { S: sk } },
      SequenceNumber: `${sequence}`,
      OldImage: image(before) as never,
      NewImage: image(after) as never,
    },
  };
}
