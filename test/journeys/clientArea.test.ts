import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { logIn } from '../support/browser/logIn';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { openArea } from '../support/stack/openArea';
import { unique } from '../support/unique';
import { aClient } from './parts/aClient';
import { ownJobs } from './parts/ownJobs';
import { graphql } from '../support/graphql';

const change = graphql(`
  mutation Change($input: UpdateOpenJobInput!) {
    updateOpenJob(input: $input) {
      id
    }
  }
`);

openArea();

journey(
  'a member lands on the first screen of the organization and walks through its area',
  async (visit) => {
    const { page, look } = visit;
    await aClient();
    await logIn(visit, 'client@example.com');
    await page.waitForURL(/\/client\/home$/);
    await page.getByRole('heading', { level: 2, name: '公開中の案件' }).waitFor();
    await look('client-home');
    const menu = page.getByRole('navigation', { name: 'メインメニュー' }).locator('visible=true').first();
    await menu.getByRole('link', { name: '案件管理' }).click();
    await page.getByRole('article').first().waitFor();
    await look('client-jobs');
    await menu.getByRole('link', { name: '選考管理' }).click();
    await page.getByRole('list', { name: '状態ごとの応募数' }).first().waitFor();
    await look('client-progress');
  },
);

journey.onADesktop(
  'a member asks for publication, is returned with a note, and asks again',
  async (visit) => {
    const { page, open, look } = visit;
    const { client } = await aClient();
    const admin = await given.theAdministrator();
    const title = `配船を見える化する仕事 ${unique.word()}`;
    await arriveAs(visit, client);
    await open('/client/jobs/new');
    await page.getByLabel(/^案件名/).fill(title);
    await look('client-job-new');
    await page.getByRole('radio', { name: '公開を依頼' }).check();
    await page.getByRole('button', { name: '公開を依頼する' }).click();
    await page.getByText('入力してください').first().waitFor();
    await page.getByRole('radio', { name: '業務委託' }).check();
    await page.getByRole('checkbox', { name: 'フルリモート' }).check();
    await page.getByRole('radio', { name: '一式' }).check();
    await page.getByLabel(/^報酬の下限/).fill('400000');
    await page.getByLabel(/^概要/).fill('船の予定を一目で見えるようにします。');
    await page.getByLabel(/^仕事内容/).fill('外国籍不可の職場で使う画面を作ります。');
    await page.getByText('根拠：Enishiの掲載基準').waitFor();
    await look('client-job-finding');
    await page.getByRole('button', { name: '公開を依頼する' }).click();
    await page.getByText('公開するには、この内容を直してください').waitFor();
    await page.getByLabel(/^仕事内容/).fill('港で使う画面を作ります。');
    await page.getByRole('button', { name: '公開を依頼する' }).click();
    await page.waitForURL(/\/client\/jobs\/edit\//);
    await page.getByText('公開の確認待ち').waitFor();
    const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    const input = { id, isDraft: true, isPublic: false, reviewNote: '報酬の幅を教えてください' };
    expect((await query(change, { input }, admin)).errors).toEqual([]);
    await page.reload();
    await page.getByText('報酬の幅を教えてください').waitFor();
    await look('client-job-returned');
    await page.getByRole('radio', { name: '公開を依頼' }).check();
    await page.getByRole('button', { name: '公開を依頼する' }).click();
    await page.getByText('公開の確認待ち').waitFor();
  },
);

journey.onADesktop(
  'what belongs to another organization, or to nobody, is as if it did not exist',
  async (visit) => {
    const { open, page } = visit;
    const { client, organizationId } = await aClient();
    const { data } = await query(
      graphql(`
        query {
          searchOpenJobs(limit: 50) {
            items {
              id
              organizationOpenJobsId
            }
          }
        }
      `),
      {},
      client,
    );
    const foreign = data?.searchOpenJobs.items.find((job) => job.organizationOpenJobsId !== organizationId);
    expect(foreign).toBeDefined();
    const shy = await given.aTalent();
    await arriveAs(visit, client);
    for (const path of [
      `/client/jobs/edit/${foreign?.id}`,
      `/client/progress/${foreign?.id}`,
      `/client/users/${shy.sub}`,
      '/client/users/nobody',
      '/client/nothing',
    ]) {
      await open(path);
      await page.waitForURL(/\/404$/);
    }
  },
);

journey.onADesktop('an administrator chooses an organization and sees its area', async (visit) => {
  const { page, open, look } = visit;
  const { organizationId, job } = await aClient();
  await arriveAs(visit, await given.theAdministrator());
  await open('/client/jobs');
  await page.getByText(/画面の上で企業を選ぶと/).waitFor();
  await open(`/client/jobs?organization=${organizationId}`);
  await page.getByRole('link', { name: job.title, exact: true }).waitFor();
  await look('client-jobs-of-administrator');
  await page.getByRole('link', { name: '選考管理' }).first().click();
  await page.waitForURL(new RegExp(`/client/progress\\?organization=${organizationId}`));
});

test('a talent has no way into the area', async () => {
  const talent = await given.aTalent();
  const { organizationId } = await aClient();
  const { data } = await query(ownJobs, { organizationId }, talent);
  expect(data?.searchOpenJobs.items.every(({ isPublic, isDraft }) => isPublic && !isDraft)).toBe(true);
});
