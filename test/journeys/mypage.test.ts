import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { graphql } from '../support/graphql';

journey('somebody who has just registered finds on every screen what to do', async (visit) => {
  const { page, open, look } = visit;
  await arriveAs(visit, await given.aTalent());
  await open('/user');
  await page.waitForURL('**/user/mypage');
  await page.getByText(/まだ応募はありません/).waitFor();
  await look('mypage-empty');
  for (const [tab, words] of [
    ['稼働履歴', /Enishiでの契約はまだありません/],
    ['評価', /公開された評価はまだありません/],
    ['資格', /資格はまだ登録されていません/],
    ['福利厚生', /利用した福利厚生はまだありません/],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByText(words).waitFor();
  }

  await page.getByRole('link', { name: '見え方を確認' }).first().click();
  await page.getByRole('heading', { level: 2, name: 'ゆいこ' }).waitFor();
  await page.getByRole('tab', { name: '企業' }).click();
  await page.getByText(/企業への紹介に同意していない/).waitFor();
  await look('preview-hidden');

  await open('/home');
  await page.getByRole('list', { name: 'はじめの一歩' }).waitFor();
  await page.getByText(/希望条件を登録すると/).waitFor();
  await look('home-first-steps');
  await page.getByRole('link', { name: 'アンケートに答える' }).click();
  await page.getByRole('radio', { name: '検索', exact: true }).check();
  await look('survey');
  await page.getByRole('button', { name: '回答する' }).click();
  await page.getByText(/ご回答ありがとうございました/).waitFor();
  await page.getByRole('link', { name: 'ホームへ' }).click();
  await page.getByRole('heading', { name: 'お知らせ' }).waitFor();
  expect(await page.getByRole('link', { name: 'アンケートに答える' }).count()).toBe(0);
});

journey('a talent with a filled profile finds something in every part', async (visit) => {
  const { page, open, look } = visit;
  await arriveAs(visit, await given.theSeededTalent());
  await open('/user/mypage');
  await page.getByText(/の有効期限は/).waitFor();
  for (const tab of ['応募', '稼働履歴', '評価', '資格', '福利厚生']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).getByRole('listitem').first().waitFor();
    await look(`mypage-${tab}`);
  }
  await page.getByRole('link', { name: '見え方を確認' }).first().click();
  await page.getByRole('heading', { level: 2, name: '森川 遥' }).waitFor();
  await look('preview');
  await page.getByRole('tab', { name: '企業' }).click();
  await page.getByRole('heading', { name: 'カードのほかに企業が見られる項目' }).waitFor();
  await look('preview-client');
  await open('/home');
  for (const heading of ['おすすめの案件', '新着の案件']) {
    const block = page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) });
    await block.getByRole('article').first().waitFor();
  }
  await look('home');
});

journey.onAPhone('a talent opens the messages of an application, and withdraws it', async (visit) => {
  const { page, open } = visit;
  const talent = await given.aTalent();
  const job = await given.anOpenJob();
  const apply = graphql(`
    mutation ($input: CreateUserAppliesInput!) {
      createUserApplies(input: $input) {
        id
      }
    }
  `);
  const input = { userID: talent.sub, openJobID: job.id };
  expect((await query(apply, { input }, talent)).errors).toEqual([]);
  await arriveAs(visit, talent);
  await open('/user/mypage');
  await page.getByRole('link', { name: 'メッセージを開く' }).click();
  await page.waitForURL('**/message/*');
  await page.goBack();
  await page.getByRole('button', { name: '応募を辞退する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '応募を辞退する' }).click();
  await page.getByRole('link', { name: 'もう一度応募する' }).waitFor();
});
