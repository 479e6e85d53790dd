import { handler } from '../../../lambdas/end-job-alert/handler';
import { forgetAlert } from '../../../lambdas/handle-changes/reactions/forgetAlert';
import { itemAt } from '../../../lambdas/lib/itemAt';
import { alertEndKey } from '../../../model/alerts/alertEndKey';
import { foundJobKey } from '../../../model/alerts/foundJobKey';
import { sentJobKey } from '../../../model/alerts/sentJobKey';
import { type EngineTables, engineTables } from '../../support/engineTables';
import { anAlert } from './anAlert';

let tables: EngineTables;

beforeAll(async () => {
  tables = await engineTables();
});
afterAll(() => tables.stop());

const token = 'a-token-that-nobody-can-guess-1234';

async function aMailedAlert(sub: string) {
  const alert = anAlert(sub, 'a');
  await tables.fill([
    { table: 'Talent', item: alert },
    { table: 'Insight', item: { ...alertEndKey(alert.id as string), __typename: 'AlertEnd', token } },
  ]);
  return alert;
}

async function ask(method: string, path: string) {
  const event = { rawPath: path, requestContext: { http: { method } } };
  const { statusCode, body } = (await handler(event as never)) as { statusCode: number; body: string };
  return { statusCode, body };
}

const stored = async (sub: string) => itemAt('Talent', { pk: `${sub}#private`, sk: 'JobAlert#a' });

test('opening the link changes nothing, as mail scanners do it; the button ends the mails', async () => {
  await aMailedAlert('ann');
  const path = `/alerts/ja/ann.a/${token}`;
  const page = await ask('GET', path);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<form method="post"><button type="submit">停止する</button></form>');
  await ask('HEAD', path);
  expect((await stored('ann'))?.isPaused).toBeUndefined();
  expect((await ask('POST', path)).body).toContain('停止しました');
  expect(await stored('ann')).toMatchObject({ isPaused: true, version: 2 });
});

test('a second click says the same', async () => {
  await aMailedAlert('bob');
  for (const _ of [1, 2]) expect((await ask('POST', `/alerts/en/bob.a/${token}`)).statusCode).toBe(200);
});

test.each([
  ['another token', `/alerts/ja/cat.a/${token.replace('1', '2')}`],
  ['no token', '/alerts/ja/cat.a/'],
  ['another person’s alert', `/alerts/ja/other.a/${token}`],
  ['an id that is none', `/alerts/ja/cat%23a/${token}`],
  ['a path that is not encoded', `/alerts/ja/%E0%A4%A/${token}`],
  ['no path', '/alerts/'],
])('%s ends nothing', async (_what, path) => {
  await aMailedAlert('cat');
  expect((await ask('POST', path)).statusCode).toBe(404);
  expect((await stored('cat'))?.isPaused).toBeUndefined();
});

test('an unknown language is Japanese, and nothing of the link is in the page', async () => {
  const { body } = await ask('GET', '/alerts/%3Cscript%3E/x/%3Cscript%3E');
  expect(body).toContain('<html lang="ja">');
  expect(body).not.toContain('script');
});

test('a deleted alert leaves nothing of what it has found and told of', async () => {
  const alert = await aMailedAlert('dan');
  const keys = [foundJobKey('dan.a', 'j'), sentJobKey('dan.a', 'j'), foundJobKey('dan.b', 'j')];
  await tables.fill(
    keys.map((key) => ({ table: 'Insight' as const, item: { ...key, __typename: 'FoundJob' } })),
  );
  await forgetAlert({ before: alert, after: undefined });
  const left = await Promise.all([alertEndKey('dan.a'), ...keys].map((key) => itemAt('Insight', key)));
  expect(left.map((row) => row?.sk)).toEqual([undefined, undefined, undefined, 'FoundJob#b#j']);
});
