import type { Page } from 'playwright-core';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { downloaded } from '../support/browser/downloaded';
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

const apply = graphql(`
  mutation Apply($input: CreateUserAppliesInput!) {
    createUserApplies(input: $input) {
      id
      conversationId
    }
  }
`);

const thread = graphql(`
  query Thread($id: ID!) {
    listMessagesByConversation(conversationId: $id) {
      items {
        content
      }
    }
  }
`);

/** The fields that a job must have before it can be made public, except title and description. */
const conditions = {
  ...{ workType: 'CONTRACT', baseLocationTypes: ['REMOTE'], overView: '倉庫の画面を作ります。' },
  ...{ numberOfDayPerWeek: 3, numberOfHoursPerDay: 6, salaryType: 'MONTHLY', minumumSalary: 400_000 },
};

/** Searches a table and waits until its heading says that one row is left. */
async function findOne(page: Page, text: string, heading: RegExp) {
  // The indices follow the tables.
  await settleStreams();
  const search = page.getByRole('searchbox').first();
  await search.fill(text);
  await search.press('Enter');
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

journey.onADesktop(
  'an administrator’s day: an anonymous job is published, filled and accounted for',
  async (visit) => {
    const { page, open, look } = visit;
    const [admin, mark] = [await given.theAdministrator(), unique.word()];
    const [company, person] = [`月白${mark}物流株式会社`, `結${mark}`];
    const talent = await given.aTalent({ firstName: person });
    const { data: organization } = await query(
      createOrganization,
      { input: { name: company, kana: 'ツキシロブツリュウ' } },
      admin,
    );
    const draft = {
      ...{ title: `倉庫の画面を作る仕事 ${mark}`, description: `月白${mark}物流の倉庫で使います。` },
      organizationOpenJobsId: organization?.createOrganization?.id,
      owners: [admin.sub],
      ...{
        isHideOrganizationName: true,
        organizationNameForHidden: '物流システムを手がける企業',
        hidingReason: '発表前のため',
      },
      ...conditions,
    };
    const { data: job } = await query(createJob, { input: draft }, admin);
    const jobId = job?.createOpenJob?.id ?? '';

    // The leak check catches the name once; the administrator publishes it knowingly.
    await arriveAs(visit, admin);
    await open(`/admin/jobs/edit/${jobId}`);
    await page.getByRole('radio', { name: '公開', exact: true }).check();
    await page.getByRole('button', { name: '公開する', exact: true }).click();
    await page.getByRole('button', { name: 'このまま公開' }).click();
    await page.getByRole('radio', { name: '募集終了' }).waitFor();
    await look('admin-day-published');

    const { data: applied } = await query(
      apply,
      { input: { userID: talent.sub, openJobID: jobId, message: '在庫の画面を作ってきました。' } },
      talent,
    );
    const conversationId = applied?.createUserApplies?.conversationId ?? '';
    await open('/admin/applies');
    await findOne(page, person, /応募者\s*1件$/);
    await page.getByRole('button', { name: /の応募を開く/ }).click();
    await page.getByRole('dialog').getByText('在庫の画面を作ってきました。').waitFor();
    await page.getByRole('link', { name: 'プロフィール', exact: true }).click();
    await page.waitForURL(`**/admin/profile/${talent.sub}`);
    await page.getByRole('button', { name: '連絡先を表示する' }).click();
    await page.getByText(talent.email).waitFor();

    await page.getByRole('tab', { name: '面談' }).click();
    await page.getByRole('button', { name: '面談を記録する' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^面談の日時/).fill('2026-01-20T09:30');
    await dialog.getByLabel(/^企業向けのコメント/).fill('設計から任せられる方です。');
    await dialog.getByRole('button', { name: '保存する' }).click();
    await page.getByRole('heading', { level: 3, name: '2026年1月20日 09:30' }).waitFor();

    await open('/admin/applies');
    await findOne(page, person, /応募者\s*1件$/);
    const row = page.getByRole('row', { name: new RegExp(person) });
    for (const state of ['書類選考', '面談', '内定', '成約']) {
      await row.getByRole('button', { name: /の状態を変える/ }).click();
      await dialog.getByRole('radio', { name: `「${state}」にする` }).check();
      // An offer without a sheet of terms, and a contract without accepted ones, are made by hand, with a reason.
      if (state === '内定' || state === '成約')
        await dialog.getByLabel(/^添える言葉/).fill('紙で取り交わした契約を確認しました。');
      await dialog.getByRole('button', { name: '状態を変える' }).click();
      await page.getByRole('button', { name: 'すぐに送信' }).click();
      await row.getByText(/^未送信/).waitFor({ state: 'detached' });
      await row.getByText(state, { exact: true }).waitFor();
    }
    await look('admin-day-contracted');

    await open(`/message/${conversationId}`);
    const field = page.getByRole('textbox', { name: 'メッセージを入力' });
    await field.fill('ご成約おめでとうございます。');
    await page.getByRole('button', { name: '送信', exact: true }).click();
    await eventually('the message at the talent', async () => {
      const { data } = await query(thread, { id: conversationId }, talent);
      const items = data?.listMessagesByConversation?.items ?? [];
      return items.some(({ content }) => content === 'ご成約おめでとうございます。') ? true : null;
    });

    await open('/admin/users');
    await findOne(page, person, /タレント\s*1名$/);
    await page.getByRole('button', { name: 'CSVの書き出し' }).click();
    await page.getByRole('button', { name: 'プロフィール', exact: true }).click();
    await page.getByText('1行', { exact: true }).first().waitFor();
    await eventually('the file with the one talent', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: '「プロフィール」をダウンロード' }).first().click();
      return (await downloaded(download)).includes(person) ? true : null;
    });

    await settleStreams();
    await open(`/admin/audit?actor=${admin.sub}`);
    const entry = (action: string, subject: string) =>
      page.locator('main tr, main li').filter({ hasText: action }).filter({ hasText: subject }).first();
    await entry('非公開の企業名を含めて公開した', draft.title).waitFor();
    await entry('案件を公開した', draft.title).waitFor();
    await entry('連絡先を見た', person).waitFor();
    await entry('面談を記録した', person).waitFor();
    await entry('応募の状態を変更した', person).filter({ hasText: draft.title }).waitFor();
    await entry('メッセージを送信した', draft.title).waitFor();
    await entry('タレントの一覧を書き出した', '').waitFor();
    await look('admin-day-audit');
    await open(`/admin/jobs/detail/${jobId}?tab=applicants`);
    await page.getByRole('listitem').filter({ hasText: person }).getByText('成約').first().waitFor();
  },
);
