import { BatchWriteCommand, type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { aJob } from '../../support/outage/aJob';
import { Controls } from '../../support/outage/Controls';
import { Writers } from '../../support/outage/Writers';
import type { RunningStack } from '../../support/stack/RunningStack';
import { startStack } from '../../support/stack/startStack';
import { ulid } from '../../support/ulid';
import { graphql } from '../../support/graphql';

/** The longest that the indices may take until they agree with the tables, in seconds. Only a failure takes it. */
const LONGEST = 600;

interface Outage {
  writes: number;
  /** Called when search is back; the returned function when nothing is missing any more. */
  onResumed?: () => () => void;
}

const anEvent = (pk: string, sk: string) => ({
  ...{ eventName: 'MODIFY', eventSource: 'aws:dynamodb', eventSourceARN: 'repeated' },
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: ulid() },
});

/**
 * Returns stream events for all records that the writers may have changed: each event twice, in mixed order,
 * as a stream may deliver them after an outage.
 */
function lateEvents(people: Person[], jobs: string[]): object[] {
  const rows = people.flatMap(({ sub }) =>
    jobs.map((job) => anEvent(`${sub}#private`, `UserFavoriteOpenJobs#${job}`)),
  );
  const events = [...rows, ...jobs.map((id) => anEvent(id, 'OpenJob'))];
  return [...events, ...events]
    .map((event, index) => ({ event, place: (index * 7919) % 104_729 }))
    .sort((a, b) => a.place - b.place)
    .map(({ event }) => event);
}

/** Registers the test that `writes` writes, most of them without search, leave no difference in the indices. */
export function describeOutage({ writes, onResumed = () => () => undefined }: Outage): void {
  const suite = process.env.ENISHI_URL ?? '';
  let stack: RunningStack;
  let client: DynamoDBDocumentClient;
  let table: string;

  beforeAll(async () => {
    stack = await startStack({ args: ['--no-web', '--empty', '--memory'] });
    process.env.ENISHI_URL = stack.origin;
    client = localTables.open();
    table = await localTables.nameOf(client, 'OpenJob');
  }, 900_000);

  afterAll(async () => {
    client.destroy();
    await stack.stop();
    stack.forget();
    process.env.ENISHI_URL = suite;
  });

  async function someJobs(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => ulid());
    for (let at = 0; at < count; at += 25) {
      const puts = ids.slice(at, at + 25).map((id) => ({ PutRequest: { Item: aJob(id) } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [table]: puts } }));
    }
    return ids;
  }

  test(`none of ${writes} writes while search is down fails, and afterwards no document is missing, stale or left over`, async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => given.aTalent()));
    const jobs = await someJobs(Math.max(32, Math.floor(writes / 20)));
    await Controls.agreeBut([], LONGEST);
    const writers = new Writers({ people, jobs, client, table });
    const poisoned = ulid();

    await writers.write(Math.floor(writes / 4));
    await Controls.interruptSearch();
    await writers.write(Math.floor(writes / 4));
    const asked = await query(
      graphql(`
        {
          searchOpenJobs {
            total
          }
        }
      `),
      {},
      'guest',
    );
    await client.send(
      new PutCommand({ TableName: table, Item: aJob(poisoned, { minumumSalary: '応相談' }) }),
    );
    await writers.write(Math.ceil(writes / 2));
    expect(asked.errors).not.toEqual([]);
    expect(writers.failures).toEqual([]);

    await Controls.resumeSearch();
    const recovered = onResumed();
    const late = lateEvents(people, jobs);
    for (let at = 0; at < late.length; at += 100) await Controls.followOnceMore(late.slice(at, at + 100));
    // Only the poisoned records are in the tables and missing in search.
    const refused = [`open-jobs/${poisoned}`, `open-jobs-admin/${poisoned}`];
    await Controls.agreeBut(refused, LONGEST);
    recovered();

    const notices = await Controls.notices();
    expect(new Set(notices.map(({ keys }) => keys.pk.S))).toEqual(new Set([poisoned]));
    expect(notices[0]?.reason).toContain('mapper_parsing_exception');

    await client.send(new PutCommand({ TableName: table, Item: aJob(poisoned) }));
    await Controls.agreeBut([], LONGEST);
  });
}
