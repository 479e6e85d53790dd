import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { sealTerms } from '../../../lambdas/erase-accounts/sealTerms';
import { hashOf } from '../../../lambdas/lib/contracts/hashOf';
import { type EngineTables, engineTables } from '../../support/engineTables';
import { aSheet } from '../../support/terms/aSheet';

let tables: EngineTables;
beforeAll(async () => {
  tables = await engineTables();
});
afterAll(() => tables.stop());

const sub = '01234567-89ab-4cde-8f01-23456789abcd';
const answers = Object.entries(aSheet('CONTRACT')).map(([key, value]) => ({ key, value }));
const deed = (number: number, name: string, side: string) => ({
  ...{ number, deed: name, side, at: '2026-04-01T03:00:00.000Z', on: '2026-04-01' },
});
const application = {
  ...{ pk: `${sub}#private`, sk: 'UserApplies#job', __typename: 'UserApplies', id: `${sub}.job` },
  ...{ userID: sub, openJobID: 'job', type: 'CONTRACTED', staffIds: ['staff'] },
  deliveries: [deed(1, 'REQUEST', 'TALENT'), deed(1, 'HAND_OVER', 'CLIENT'), deed(2, 'REQUEST', 'TALENT')],
};
const sheet = (number: number, state: string) => ({
  ...{ pk: `${sub}#private`, sk: `TermsSheet#job-00${number}`, __typename: 'TermsSheet' },
  ...{ id: `${sub}.job-00${number}`, userID: sub, applicationId: application.id, number, kind: 'CONTRACT' },
  ...{ state, answers, answeredAt: '2026-04-01T01:00:00.000Z', sentBy: 'staff', talentEmployees: false },
});
const rows = [application, sheet(1, 'ACCEPTED'), sheet(2, 'ACCEPTED'), sheet(3, 'DECLINED')];

/** Returns what is sealed of the person. */
async function sealed() {
  const { Items = [] } = await tables.client.send(
    new QueryCommand({
      TableName: process.env.INSIGHT_TABLE,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `SealedTerms#${sub}` },
    }),
  );
  return Items;
}

test('accepted versions are sealed with the deeds about their paper, which an erasure that begins again keeps', async () => {
  await tables.fill(rows.map((item) => ({ table: 'Talent' as const, item })));
  await sealTerms(sub);
  const first = await sealed();
  expect(first.map(({ number, deliveries }) => [number, deliveries])).toEqual([
    [1, application.deliveries.slice(0, 2)],
    [2, application.deliveries.slice(2)],
  ]);
  // What is kept names nobody of the organization, and has the hash that the document shows.
  expect(JSON.stringify(first)).not.toContain('staff');
  expect(first.map(({ hash }) => hash)).toEqual([hashOf(rows[1]!), hashOf(rows[2]!)]);
  expect(first.map(({ keptUntil }) => keptUntil)).toEqual(['2034-03-31', '2034-03-31']);
  // The erasure was interrupted after it had deleted the application.
  const { pk, sk } = application;
  await tables.client.send(new DeleteCommand({ TableName: process.env.TALENT_TABLE, Key: { pk, sk } }));
  await sealTerms(sub);
  expect(await sealed()).toEqual(first);
});
