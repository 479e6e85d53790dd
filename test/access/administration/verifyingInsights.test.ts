import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { japanDay } from '../../../model/japanDay';
import { insightCheckKey } from '../../../model/insights/insightCheckKey';
import { addDays } from '../../../model/periods/addDays';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { now } from '../../support/now';
import { graphql } from '../../support/graphql';

const start = graphql(`
  mutation Verify($input: VerifyInsightsInput) {
    verifyInsights(input: $input) {
      state
      isRepair
    }
  }
`);
const latest = graphql(`
  {
    getInsightCheck {
      state
      isRepair
      startedAt
      countedSince
      rows
      differences
      repaired
      details {
        kind
        metric
        period
        day
        is
        least
        most
        isRepaired
      }
    }
  }
`);

let admin: Person;
beforeAll(async () => {
  admin = await given.theAdministrator();
});

/** Starts a check when no other one is running, and returns its result. */
async function verify(repair: boolean) {
  await eventually('a check to start', async () => {
    const { data, errors } = await query(start, { input: { repair } }, admin);
    expect(errors.map(({ errorType }) => errorType).filter((type) => type !== 'Conflict')).toEqual([]);
    return data?.verifyInsights ?? undefined;
  });
  return eventually('the check to end', async () => {
    const { data } = await query(latest, {}, admin);
    return data?.getInsightCheck?.state === 'RUNNING' ? undefined : data?.getInsightCheck;
  });
}

test('an administrator starts a check and sees its result', async () => {
  const { details, ...check } = await verify(false);
  expect(check).toMatchObject({ state: 'DONE', isRepair: false, repaired: 0 });
  expect(check.rows).toBeGreaterThan(500);
  // The demo figures of the days before the seed are generated: they are not compared.
  expect(`${check.countedSince}` > addDays(japanDay(now()), -3)).toBe(true);
  expect(details.filter(({ day }) => day < `${check.countedSince}`)).toEqual([]);
});

test('only administrators start a check or see its result', async () => {
  for (const caller of ['guest', await given.aTalent(), await given.theClient()] as Caller[]) {
    expect((await query(start, {}, caller)).errors[0]?.errorType).toBe('Unauthorized');
    expect((await query(latest, {}, caller)).errors[0]?.errorType).toBe('Unauthorized');
  }
});

test('one check runs at a time', async () => {
  const { state } = await verify(false);
  const client = localTables.open();
  const TableName = await localTables.nameOf(client, 'Insight');
  const store = (stored: string) =>
    client.send(
      new UpdateCommand({
        TableName,
        Key: insightCheckKey,
        UpdateExpression: 'SET #state = :state, updatedAt = :at',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':state': stored, ':at': new Date(now()).toISOString() },
      }),
    );
  await store('RUNNING');
  const { errors } = await query(start, {}, admin);
  await store(state);
  client.destroy();
  expect(errors[0]?.errorType).toBe('Conflict');
});
