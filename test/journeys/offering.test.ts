import type { Locator, Page } from 'playwright-core';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { graphql } from '../support/graphql';
import { journey } from '../support/journey';
import { settleStreams } from '../support/kills/settleStreams';
import { openArea } from '../support/stack/openArea';
import { aSheet } from '../support/terms/aSheet';
import { unique } from '../support/unique';
import { termsDocuments } from '../access/termsDocuments';
import { aClient } from './parts/aClient';

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
    // The steps of the job's own selection have columns among the interviews.
    const choose = async (word: string) => {
      await card.getByLabel(/を移動$/).focus();
      await page.keyboard.press('Enter');
      const target = card.getByRole('button', { name: new RegExp(word) }).first();
      const column = (await target.innerText()).trim();
      await target.focus();
      await page.keyboard.press('Enter');
      return column;
    };
    for (const state of ['書類選考', '面談']) {
      const column = await choose(state);
      const send = page.getByRole('button', { name: 'すぐに送信' });
      await send.focus();
      await page.keyboard.press('Enter');
      await page
        .getByRole('region', { name: new RegExp(`^${column} `) })
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
