import { claimsOf } from '../support/api/claimsOf';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { countingHands, type Effort } from '../support/browser/countingHands';
import { given } from '../support/given';
import { graphql } from '../support/graphql';
import { journey } from '../support/journey';
import { settleStreams } from '../support/kills/settleStreams';
import { openArea } from '../support/stack/openArea';
import { estimateSeconds } from '../support/browser/estimateSeconds';
import type { Visit } from '../support/browser/Visit';
import { unique } from '../support/unique';

openArea();

/** What a task may cost its person: taps and fields. */
type Limits = Pick<Effort, 'taps' | 'fields'>;

const secondsOf = (effort: Effort, width: number) => estimateSeconds(effort, width < 768 ? 'phone' : 'desk');

const describeEffort = (effort: Effort, width: number) => {
  const { taps, fields, characters, read } = effort;
  const counts = `${taps} taps, ${fields} fields, ${characters} typed and ${read} read characters`;
  return `${counts}, ${secondsOf(effort, width)} s`;
};

function expectWithin(task: string, { width }: Visit, effort: Effort, limits: Limits) {
  console.info(`${task} at ${width}: ${describeEffort(effort, width)}`);
  expect(effort.taps).toBeLessThanOrEqual(limits.taps);
  expect(effort.fields).toBeLessThanOrEqual(limits.fields);
}

/**
 * The taps with which an application was read and answered before the conversation was its page (at 284f5e61f^): the
 * name on the first screen, the profile and back, the conversation, its field, the button; and the board to move it on.
 */
const TAPS_BEFORE = { read: 3, answer: 3, move: 3 };

journey('an organization writes a job, and an administrator publishes it', async (visit) => {
  const { page, open } = visit;
  const title = `港の配船を見える化する仕事 ${unique.word()}`;
  await arriveAs(visit, await given.theClient());
  await open('/client/jobs/new');
  const writer = countingHands(page);
  await writer.type(page.getByLabel(/^案件名/), title);
  await writer.tap(page.getByRole('radio', { name: '業務委託' }));
  await writer.tap(page.getByRole('checkbox', { name: 'フルリモート' }));
  await writer.tap(page.getByRole('radio', { name: '一式' }));
  await writer.type(page.getByLabel(/^報酬の下限/), '400000');
  await writer.type(page.getByLabel(/^概要/), '船の予定を一目で見えるようにします。');
  await writer.type(page.getByLabel(/^仕事内容/), '港で使う画面を作ります。');
  await writer.tap(page.getByRole('radio', { name: '公開を依頼' }));
  await writer.tap(page.getByRole('button', { name: '公開を依頼する' }));
  await page.getByText('公開の確認待ち').waitFor();
  expectWithin('write a job and ask for its publication', visit, writer.effort, { taps: 8, fields: 4 });

  await settleStreams();
  await arriveAs(visit, await given.theAdministrator());
  await open('/admin/home');
  const reviewer = countingHands(page);
  await reviewer.tap(page.getByRole('link', { name: title }));
  await page.getByText('公開を妨げる指摘はありません。').waitFor();
  await reviewer.tap(page.getByRole('button', { name: '公開する' }));
  await reviewer.tap(page.getByRole('dialog').getByRole('button', { name: '公開する' }));
  await page.getByText('公開しました').first().waitFor();
  expectWithin('review and publish a job', visit, reviewer.effort, { taps: 3, fields: 0 });
});

journey('job staff read an application with its profile, move it on and answer it', async (visit) => {
  const { page, open, width } = visit;
  const client = await given.theClient();
  const { organizationId } = claimsOf<{ organizationId: string }>(client.token);
  const filter = { organizationId: { eq: organizationId }, state: { eq: 'PUBLIC' } };
  const found = await query(
    graphql(`
      query OwnPublicJobs($filter: SearchableOpenJobFilterInput) {
        searchOpenJobs(filter: $filter, limit: 1) {
          items {
            id
          }
        }
      }
    `),
    { filter },
    client,
  );
  const name = `結${unique.word()}`;
  const talent = await given.aTalent({ firstName: name });
  const input = {
    userID: talent.sub,
    openJobID: found.data!.searchOpenJobs.items[0]!.id,
    message: '港で働いていました。',
  };
  const applied = await query(
    graphql(`
      mutation ApplyWithWords($input: CreateUserAppliesInput!) {
        createUserApplies(input: $input) {
          id
        }
      }
    `),
    { input },
    talent,
  );
  expect(applied.errors).toEqual([]);
  await settleStreams();
  await arriveAs(visit, client);
  await open('/client/home');
  const { effort, tap, type, read } = countingHands(page);
  const part = async (tab: string) => {
    if (width < 1128) await tap(page.getByRole('tab', { name: tab }));
  };
  await tap(page.getByRole('link', { name: new RegExp(name) }).first());
  const words = page.getByRole('log').getByText('港で働いていました。');
  await words.waitFor();
  await read(words);
  await part('応募内容');
  const summary = page.locator('summary').filter({ hasText: '応募したときのプロフィール' });
  await tap(summary);
  await read(page.locator('details').filter({ has: summary }));
  await tap(page.getByRole('button', { name: '「書類選考」に進める' }));
  await page.getByRole('status').getByRole('button', { name: 'すぐに送信' }).waitFor();
  await part('やりとり');
  await type(page.getByRole('textbox', { name: 'メッセージを入力' }), 'ぜひお話ししましょう。');
  await tap(page.getByRole('button', { name: '送信', exact: true }));
  await page.getByRole('log').getByText('ぜひお話ししましょう。').waitFor();
  const task = 'read an application with its profile, move it on and answer it';
  expectWithin(task, visit, effort, { taps: width < 1128 ? 6 : 5, fields: 1 });
  const before = { ...effort, taps: TAPS_BEFORE.read + TAPS_BEFORE.answer + TAPS_BEFORE.move };
  console.info(`${task} before, at ${width}: ${describeEffort(before, width)}`);
  expect(secondsOf(effort, width)).toBeLessThan(secondsOf(before, width));
});

journey('an operator finds a person by mail address', async (visit) => {
  const { page, open } = visit;
  const talent = await given.aTalent();
  await settleStreams();
  await arriveAs(visit, await given.theAdministrator());
  await open('/admin/users');
  const { effort, tap, type, submit } = countingHands(page);
  await type(page.getByRole('searchbox').first(), talent.email);
  await submit();
  await page.getByRole('heading', { level: 1, name: /1名$/ }).waitFor();
  await tap(page.getByRole('button', { name: /の詳細を開く$|を開く$/ }).first());
  await page.getByRole('dialog').waitFor();
  expectWithin('find a person by mail address', visit, effort, { taps: 2, fields: 1 });
});
