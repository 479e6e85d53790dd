import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { unique } from '../support/unique';
import { settleStreams } from '../support/kills/settleStreams';
import { graphql } from '../support/graphql';

const create = graphql(`
  mutation Draft($input: CreateOpenJobInput!) {
    createOpenJob(input: $input) {
      id
    }
  }
`);

const read = graphql(`
  query Read($id: ID!) {
    getOpenJob(id: $id) {
      title
    }
  }
`);

const overView = '倉庫の在庫を一目で見えるようにする、社内の画面を作ります。';

/** The fields that a job must have before it can be made public, except the title. */
const whole = {
  ...{ organizationName: '縁工房', workType: 'CONTRACT', baseLocationTypes: ['REMOTE'], overView },
  ...{ numberOfDayPerWeek: 3, numberOfHoursPerDay: 6, salaryType: 'MONTHLY', minumumSalary: 400_000 },
  description: '要件を聞くところから、画面の設計と実装までをお願いします。',
};

journey('an administrator publishes a draft, which guests can read until it is closed', async (visit) => {
  const { page, open, look } = visit;
  const admin = await given.theAdministrator();
  const title = `在庫を見える化する仕事 ${unique.word()}`;
  const { data } = await query(create, { input: { ...whole, title } }, admin);
  const id = data?.createOpenJob?.id ?? '';
  const asGuest = async () => (await query(read, { id }, 'guest')).data?.getOpenJob?.title ?? null;
  expect(await asGuest()).toBeNull();
  // The search index follows the tables.
  await settleStreams();

  await arriveAs(visit, admin);
  await open('/admin/jobs');
  await page.getByRole('row').nth(10).waitFor();
  await look('admin-jobs');
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('heading', { level: 1, name: /案件\s*1件$/ }).waitFor();
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByText(overView).waitFor();
  await look('admin-job-draft');

  await page.getByRole('button', { name: '公開する', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '公開する' }).click();
  await page.getByRole('button', { name: '募集を終了する' }).waitFor();
  await look('admin-job-public');
  expect(await asGuest()).toBe(title);

  await page.getByRole('tab', { name: '応募' }).click();
  await page.getByText('まだ応募はありません。').waitFor();
  await page.getByRole('button', { name: '募集を終了する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '募集を終了する' }).click();
  await page.getByRole('button', { name: 'もう一度公開する' }).waitFor();
  expect(await asGuest()).toBeNull();
});
