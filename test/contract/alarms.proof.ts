import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { query } from '../support/api/query';
import { readJson } from '../support/api/readJson';
import { alarmOf, isRaised } from '../support/alarms/alarmOf';
import { FunctionCode } from '../support/alarms/FunctionCode';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { settleStreams } from '../support/kills/settleStreams';
import { localTables } from '../support/localTables';
import { Controls } from '../support/outage/Controls';
import { ownStack } from '../support/stack/ownStack';
import { startStack } from '../support/stack/startStack';
import { describeLoadAlarms } from './alarms/describeLoadAlarms';
import { describeMailAlarms } from './alarms/describeMailAlarms';
import { describeSearchAlarms } from './alarms/describeSearchAlarms';
import { graphql } from '../support/graphql';

jest.setTimeout(400_000);

// Alarms that a share or a measured time raises, and those whose minutes pass on a quick clock.
const stack = ownStack({ args: ['--no-web'] });

const nameOf = async (kind: string) => {
  const names = Object.keys(await readJson<Record<string, unknown>>('/_local/logs'));
  return names.find((name) => name.includes(kind)) ?? '';
};

const rename = graphql(`
  mutation Rename($input: UpdateUserInput!) {
    updateUser(input: $input) {
      id
    }
  }
`);

test('search that is down raises ApiFails, and IndexSearchBehind after a quarter of an hour', async () => {
  const talent = await given.aTalent();
  await settleStreams();
  expect((await alarmOf('IndexSearchBehind', { isQuick: true })).state).toBe('OK');
  await Controls.interruptSearch();
  try {
    await query(rename, { input: { sub: talent.sub, displayName: 'べつの名前' } }, talent);
    for (let at = 0; at < 5; at += 1)
      await query(
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
    await isRaised('ApiFails');
    await isRaised('IndexSearchBehind', { isQuick: true });
  } finally {
    await Controls.resumeSearch();
  }
  await settleStreams();
  await isRaised('IndexSearchBehind', { isQuick: true, state: 'OK' });
});

test('throttled requests raise the alarm of their table', async () => {
  const throttled = await startStack({
    args: ['--no-web', '--empty', '--memory'],
    settings: { LOCAL_CHAOS: 'throttle' },
  });
  process.env.ENISHI_URL = throttled.origin;
  try {
    await eventually(
      'the alarm',
      async () => {
        const ask = () =>
          query(
            graphql(`
              {
                listPrefactures {
                  items {
                    id
                  }
                }
              }
            `),
            {},
            'guest',
          );
        await Promise.all(Array.from({ length: 20 }, ask));
        return (await alarmOf('CatalogThrottled')).state === 'ALARM' || null;
      },
      60,
    );
  } finally {
    process.env.ENISHI_URL = stack().origin;
    await throttled.stop();
    throttled.forget();
  }
});

test('a function that takes nine tenths of its limit raises its alarm', async () => {
  const code = new FunctionCode('render-page', stack().port);
  await code.delay(22_600);
  const url = `${stack().origin}/_local/functions/${await nameOf('RenderPage')}/invoke`;
  expect((await fetch(url, { method: 'POST', body: '{}' })).ok).toBe(true);
  await isRaised('RenderPageSlow');
  await code.restore();
});

test('the nightly comparison raises DerivedDifferences for a wrong value, which it repairs', async () => {
  const talent = await given.aTalent();
  await settleStreams();
  const client = localTables.open();
  await client.send(
    new UpdateCommand({
      TableName: await localTables.nameOf(client, 'Talent'),
      Key: { pk: `${talent.sub}#private`, sk: 'UserPrivate' },
      UpdateExpression: 'SET belongsTo = :wrong',
      ExpressionAttributeValues: { ':wrong': 'まちがい' },
    }),
  );
  client.destroy();
  expect((await alarmOf('DerivedDifferences')).state).toBe('OK');
  const schedules = await readJson<{ name: string }[]>('/_local/schedules');
  const nightly = schedules.find(({ name }) => name.includes('Verification'))?.name ?? '';
  await eventually(
    'the alarm',
    async () => {
      await fetch(`${stack().origin}/_local/schedules/${nightly}/run`, { method: 'POST', body: '{}' });
      return (await alarmOf('DerivedDifferences')).state === 'ALARM' || null;
    },
    300,
  );
  expect((await alarmOf('DerivedDifferencesLeft')).state).toBe('OK');
});

describeSearchAlarms();
describeLoadAlarms(() => stack().port);
describeMailAlarms();
