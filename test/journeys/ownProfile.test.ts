import { readFileSync } from 'node:fs';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { graphql } from '../support/graphql';

const create = graphql(`
  mutation ($input: CreateWorkHistoryInput!) {
    createWorkHistory(input: $input) {
      id
    }
  }
`);
const share = graphql(`
  mutation ($input: UpdateUserInput!) {
    updateUser(input: $input) {
      id
    }
  }
`);

journey('a talent reads the profile, prints the career on A4 and takes it along as a file', async (visit) => {
  const { page, open, look } = visit;
  const talent = await given.aTalent({ description: '画面と音声を作っています。' });
  const input = { userID: talent.sub, historyType: 'WORK', organizationName: '風見製作所' };
  await query(create, { input: { ...input, startDate: '2020-04-01', isContinuation: true } }, talent);
  await query(share, { input: { sub: talent.sub, isShareHistories: true } }, talent);
  await arriveAs(visit, talent);
  await open('/user/profile');
  await page.getByRole('heading', { name: '風見製作所' }).waitFor();
  await page.getByText('スキルはまだありません', { exact: false }).waitFor();
  await look('own-profile');

  const files = page.getByLabel('書き出し・取り込み');
  await files.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'JSON Resumeを保存' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    basics: { name: '縁 結子', summary: '画面と音声を作っています。' },
    work: [{ name: '風見製作所', startDate: '2020-04-01' }],
  });

  await files.click();
  await page.getByRole('link', { name: '職務経歴書を印刷' }).click();
  await page.getByRole('heading', { level: 1, name: '職務経歴書' }).waitFor();
  await look('career-sheet');
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('button', { name: '印刷・PDFで保存' }).waitFor({ state: 'hidden' });
  await page.getByRole('navigation').first().waitFor({ state: 'hidden' });
  await page.getByRole('columnheader', { name: '風見製作所' }).waitFor();
});
