import { claimsOf } from '../support/api/claimsOf';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { countingHands, type Effort } from '../support/browser/countingHands';
import { given } from '../support/given';
import { graphql } from '../support/graphql';
import { journey } from '../support/journey';
import { settleStreams } from '../support/kills/settleStreams';
import { openArea } from '../support/stack/openArea';
import { unique } from '../support/unique';

openArea();

/** What a task may cost its person: taps and fields. */
type Limits = Pick<Effort, 'taps' | 'fields'>;

function expectWithin(task: string, { taps, fields, characters }: Effort, limits: Limits) {
  console.info(`${task}: ${taps} taps, ${fields} fields, ${characters} characters`);
  expect(taps).toBeLessThanOrEqual(limits.taps);
  expect(fields).toBeLessThanOrEqual(limits.fields);
}

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
  expectWithin('write a job and ask for its publication', writer.effort, { taps: 8, fields: 4 });

  await settleStreams();
  await arriveAs(visit, await given.theAdministrator());
  await open('/admin/home');
  const reviewer = countingHands(page);
  await reviewer.tap(page.getByRole('link', { name: title }));
  await page.getByText('公開を妨げる指摘はありません。').waitFor();
  await reviewer.tap(page.getByRole('button', { name: '公開する' }));
  await reviewer.tap(page.getByRole('dialog').getByRole('button', { name: '公開する' }));
  await page.getByText('公開しました').first().waitFor();
  expectWithin('review and publish a job', reviewer.effort, { taps: 3, fields: 0 });
});

journey('job staff read an application and answer it', async (visit) => {
  const { page, open } = visit;
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
  const { effort, tap, type } = countingHands(page);
  await tap(page.getByRole('link', { name: new RegExp(name) }).first());
  await page.getByRole('log').getByText('港で働いていました。').waitFor();
  await type(page.getByRole('textbox', { name: 'メッセージを入力' }), 'ぜひお話ししましょう。');
  await tap(page.getByRole('button', { name: '送信', exact: true }));
  await page.getByRole('log').getByText('ぜひお話ししましょう。').waitFor();
  expectWithin('read an application and answer it', effort, { taps: 3, fields: 1 });
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
  expectWithin('find a person by mail address', effort, { taps: 2, fields: 1 });
});
