import type { Page } from 'playwright-core';
import { readAuditEntries } from '../access/readAuditEntries';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { unique } from '../support/unique';
import { settleStreams } from '../support/kills/settleStreams';
import { graphql } from '../support/graphql';

const createOrganization = graphql(`
  mutation Organization($input: CreateOrganizationInput!) {
    createOrganization(input: $input) {
      id
    }
  }
`);

const createJob = graphql(`
  mutation Job($input: CreateOpenJobInput!) {
    createOpenJob(input: $input) {
      id
    }
  }
`);

const asGuest = graphql(`
  query AsGuest($text: String) {
    searchOpenJobs(filter: { title: { match: $text } }, limit: 5) {
      items {
        id
        title
        organizationName
        organizationNameForHidden
      }
    }
  }
`);

/** Chooses an option in the Ant Design select with this label, by typing its name. */
async function pick(page: Page, label: RegExp, name: string) {
  const select = page.getByRole('combobox', { name: label });
  await select.click();
  await select.fill(name);
  await page.locator('.ant-select-item-option').filter({ hasText: name }).first().waitFor();
  await select.press('Enter');
  await select.press('Escape');
}

journey('an administrator writes an anonymous job, and decides about its name', async (visit) => {
  const { page, open, look, width } = visit;
  const admin = await given.theAdministrator();
  const mark = `${width}${unique.word()}`;
  const name = `月白${mark}物流株式会社`;
  const { data: made } = await query(
    createOrganization,
    { input: { name, kana: 'ツキシロブツリュウ' } },
    admin,
  );
  expect(made?.createOrganization?.id).toBeTruthy();
  const title = `倉庫の画面を作る仕事 ${mark}`;

  await arriveAs(visit, admin);
  await open('/admin/jobs');
  await page.getByRole('link', { name: '案件を作成' }).click();
  await page.getByRole('heading', { level: 1, name: '案件を作成' }).waitFor();
  await page.getByLabel(/^案件名/).fill(title);
  await pick(page, /^企業/, name);
  await page.getByRole('radio', { name: '業務委託' }).check();
  await page.getByLabel(/^1週間の日数/).fill('3');
  await page.getByLabel(/^1日の時間/).fill('6');
  await page.getByRole('checkbox', { name: 'フルリモート' }).check();
  await page.getByRole('radio', { name: '月額' }).check();
  await page.getByLabel(/^報酬の下限/).fill('400000');
  await page.getByLabel(/^概要/).fill('倉庫の在庫を一目で見えるようにします。');
  await page.getByLabel(/^仕事内容/).fill(`月白${mark}物流の倉庫で使う画面を作ります。`);
  await page.getByRole('button', { name: 'ステップを追加する' }).click();
  await page.getByRole('textbox', { name: '1番目のステップの名前' }).fill('オンライン面談');
  await page.getByRole('switch', { name: '企業名を非公開にする' }).click();
  await page.getByText(/フリーランス法 第12条は、募集する事業者の名称/).waitFor();
  await page.getByLabel(/^企業名を非公開にする理由/).fill('発表前の事業のため');
  await page.getByLabel(/^非公開時の企業名/).fill('物流システムを手がける企業');
  await page
    .getByText(/非公開にしている企業名が分かる内容です/)
    .first()
    .waitFor();
  await look('job-editor');

  await page.getByRole('button', { name: 'プレビュー' }).click();
  await page.getByRole('dialog').getByText('物流システムを手がける企業').first().waitFor();
  expect(await page.getByRole('dialog').getByText(name).count()).toBe(0);
  await look('job-editor-preview');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /閉じる|Close/ })
    .click();

  await page.getByRole('radio', { name: '公開', exact: true }).check();
  await page.getByRole('button', { name: '公開する', exact: true }).click();
  const accept = page.getByRole('button', { name: 'このまま公開' });
  await accept.waitFor();
  await look('job-editor-hidden-name');
  await accept.click();
  await page.waitForURL(/\/admin\/jobs\/edit\//);
  const id = page.url().split('/').pop() ?? '';
  await page.getByRole('radio', { name: '募集終了' }).waitFor();

  const found = await eventually('the job in the search of guests', async () => {
    const { data } = await query(asGuest, { text: mark }, 'guest');
    return data?.searchOpenJobs.items.find((job) => job.id === id) ?? null;
  });
  expect(found).toMatchObject({
    ...{ title, organizationName: null, organizationNameForHidden: '物流システムを手がける企業' },
  });
  await settleStreams();
  expect(await readAuditEntries({ subject: id }, admin)).toContainEqual(
    expect.objectContaining({
      ...{ actor: admin.sub, action: 'publishHiddenName', subject: id, detail: 'description' },
    }),
  );

  await page.evaluate('localStorage.clear()');
  await open(`/jobs/detail/${id}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('物流システムを手がける企業').first().waitFor();
  expect(await page.getByText(name).count()).toBe(0);
  await page.getByText('オンライン面談').waitFor();
});

journey.onADesktop(
  'two tabs that edit one job show the difference before anything is lost',
  async (visit) => {
    const { page, open, look } = visit;
    const admin = await given.theAdministrator();
    const { data } = await query(
      createJob,
      { input: { title: '最初の案件名', organizationName: '縁工房' } },
      admin,
    );
    const path = `/admin/jobs/edit/${data?.createOpenJob?.id}`;
    await arriveAs(visit, admin);
    await open(path);
    const other = await page.context().newPage();
    await other.goto(path);
    await other.getByLabel(/^案件名/).fill('別のタブの案件名');
    await page.getByLabel(/^案件名/).fill('このタブの案件名');
    await page.getByLabel(/^社内メモ/).fill('確認済み');
    await other.getByRole('button', { name: '下書きを保存する' }).click();
    await other.getByText(/^保存しました/).waitFor();
    await page.getByRole('button', { name: '下書きを保存する' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('別のタブの案件名').waitFor();
    await look('job-editor-conflict');
    await sheet.getByRole('radio', { name: '相手の変更を取り込む' }).check();
    await sheet.getByRole('button', { name: 'この内容で編集を続ける' }).click();
    await page.getByRole('button', { name: '下書きを保存する' }).click();
    await page.getByText(/^保存しました/).waitFor();
    await page.reload();
    expect(await page.getByLabel(/^案件名/).inputValue()).toBe('別のタブの案件名');
    expect(await page.getByLabel(/^社内メモ/).inputValue()).toBe('確認済み');
  },
);
