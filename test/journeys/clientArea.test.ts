import type { Locator, Page } from 'playwright-core';
import { claimsOf } from '../support/api/claimsOf';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { logIn } from '../support/browser/logIn';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { openArea } from '../support/stack/openArea';
import { aSheet } from '../support/terms/aSheet';
import { termsDocuments } from '../access/termsDocuments';
import { unique } from '../support/unique';
import { settleStreams } from '../support/kills/settleStreams';
import { graphql } from '../support/graphql';

const ownJobs = graphql(`
  query OwnJobs($organizationId: ID!) {
    searchOpenJobs(filter: { organizationId: { eq: $organizationId } }, limit: 50) {
      items {
        id
        title
        isPublic
        isDraft
      }
    }
  }
`);

const change = graphql(`
  mutation Change($input: UpdateOpenJobInput!) {
    updateOpenJob(input: $input) {
      id
    }
  }
`);

const apply = graphql(`
  mutation Apply($input: CreateUserAppliesInput!) {
    createUserApplies(input: $input) {
      id
      type
    }
  }
`);

const engagements = graphql(`
  query Engagements($userId: ID!) {
    listEnishiWorkHistoriesByUser(userId: $userId) {
      items {
        openJobId
      }
    }
  }
`);

openArea();

/** Returns the test client, its organization and a public job of it. */
async function aClient() {
  const client = await given.theClient();
  const { organizationId } = claimsOf<{ organizationId: string }>(client.token);
  const { data } = await query(ownJobs, { organizationId }, client);
  const job = data?.searchOpenJobs.items.find(({ isPublic, isDraft }) => isPublic && !isDraft);
  if (!job) throw new Error('The organization of the test client has no public job');
  return { client, organizationId, job: { id: job.id, title: job.title ?? '' } };
}

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
  'a member scouts a talent who agreed, and offers terms, and follows the application to a contract with the keyboard alone',
  async (visit) => {
    const { page, open, look } = visit;
    const { client, job } = await aClient();
    const name = `結${unique.word()}`;
    const talent = await given.aTalent({ firstName: name, isAgreedPostForClient: true });
    await settleStreams();
    await arriveAs(visit, client);
    await open(`/client/users/${talent.sub}`);
    await page.getByRole('button', { name: 'スカウト・推薦' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(job.title, { exact: true }).click();
    await sheet.getByLabel(/^メッセージ/).fill('プロフィールを拝見しました。一度お話ししませんか。');
    await look('client-offer');
    await sheet.getByRole('button', { name: 'スカウトを送る' }).click();
    await page.waitForURL(/\/client\/message\//);
    await page.getByText('プロフィールを拝見しました。').first().waitFor();
    await look('client-message');

    const input = { userID: talent.sub, openJobID: job.id };
    expect((await query(apply, { input }, talent)).errors).toEqual([]);
    await settleStreams();
    await open(`/client/progress/${job.id}`);
    const card = page.locator('[data-card]').filter({ hasText: name });
    await card.waitFor();
    await look('client-board');
    const choose = async (state: string) => {
      await card.getByLabel(/を移動$/).focus();
      await page.keyboard.press('Enter');
      await card.getByRole('button', { name: state, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    for (const state of ['書類選考', '面談']) {
      await choose(state);
      const send = page.getByRole('button', { name: 'すぐに送信' });
      await send.focus();
      await page.keyboard.press('Enter');
      await page
        .getByRole('region', { name: new RegExp(`^${state} `) })
        .getByText(name)
        .waitFor();
      await card.getByText('未送信').waitFor({ state: 'detached' });
    }
    // A colleague has filled in the terms as a draft.
    const answers = Object.entries(aSheet('CONTRACT')).map(([key, value]) => ({ key, value }));
    const draft = {
      applicationId: `${talent.sub}.${job.id}`,
      kind: 'CONTRACT' as const,
      number: 1,
      isDraft: true,
    };
    expect((await query(termsDocuments.offer, { input: { ...draft, answers } }, client)).errors).toEqual([]);
    await choose('内定');
    await page.waitForURL(/\/client\/terms\//);
    await page.getByText('必要な項目はそろっています。').waitFor();
    await look('client-terms');
    const press = async (name: string, within: Page | Locator = page) => {
      await within.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await press('条件を送る');
    await press('条件を送る', page.getByRole('dialog'));
    await page
      .getByText(/^第1版/)
      .first()
      .waitFor();

    await arriveAs(visit, talent);
    await open(`/user/terms/${talent.sub}.${job.id}`);
    await page.getByRole('article').getByText('300,000円').waitFor();
    await look('terms');
    await page.getByRole('radio', { name: '使用していない' }).focus();
    await page.keyboard.press('Space');
    await press('条件を承諾する');
    await press('条件を承諾する', page.getByRole('dialog'));
    await page.getByText('条件を承諾し、成約しました。').first().waitFor();
    await look('terms-accepted');
    await eventually('the engagement', async () => {
      const { data } = await query(engagements, { userId: talent.sub }, talent);
      return data?.listEnishiWorkHistoriesByUser.items.some(({ openJobId }) => openJobId === job.id) || null;
    });
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
