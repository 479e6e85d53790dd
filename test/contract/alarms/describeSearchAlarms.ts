import { isRaised } from '../../support/alarms/alarmOf';
import { trouble } from '../../support/alarms/trouble';
import { query } from '../../support/api/query';
import { readJson } from '../../support/api/readJson';
import { eventually } from '../../support/eventually';
import { origin } from '../../support/stack/origin';
import { graphql } from '../../support/graphql';

const quick = { isQuick: true };
const over = { isQuick: true, state: 'OK' } as const;

async function findsJobs(): Promise<boolean> {
  const { data } = await query(
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
  return (data?.searchOpenJobs.total ?? 0) > 0;
}

/** Does what `npm run reindex` does. */
async function reindex(): Promise<void> {
  const { SearchFunctionName } = await readJson<{ SearchFunctionName: string }>('/_local/outputs');
  const response = await fetch(`${origin()}/_local/functions/${SearchFunctionName}/invoke`, {
    method: 'POST',
    body: JSON.stringify({ action: 'reindex', indices: ['open-jobs'] }),
  });
  expect(await response.json()).toMatchObject({ result: { 'open-jobs': { documents: expect.any(Number) } } });
}

/** Alarms of the search domain. */
export function describeSearchAlarms(): void {
  test('a lost node, a small disk and occupied memory raise their alarms, which end with the cause', async () => {
    // Without what is stored, 2,049 MB of it would be free: the alarm rings at 2,048.
    await trouble.search({ nodes: 1, diskMegabytes: 2561, occupiedMegabytes: 1000 });
    await Promise.all(
      ['SearchYellow', 'SearchDiskFull', 'SearchMemoryFull'].map((name) => isRaised(name, quick)),
    );
    expect(await findsJobs()).toBe(true);
    await trouble.search({ nodes: 2, diskMegabytes: null, occupiedMegabytes: 0 });
    await Promise.all(
      ['SearchYellow', 'SearchDiskFull', 'SearchMemoryFull'].map((name) => isRaised(name, over)),
    );
  });

  test('a lost index raises SearchRed until it is rebuilt from the tables', async () => {
    expect(await findsJobs()).toBe(true);
    await trouble.search({ lost: ['open-jobs'] });
    await isRaised('SearchRed', quick);
    expect(await findsJobs()).toBe(false);
    await reindex();
    await isRaised('SearchRed', over);
    await eventually('found jobs', async () => (await findsJobs()) || null);
    await trouble.search({ lost: [] });
  });
}
