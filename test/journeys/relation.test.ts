import { claimsOf } from '../support/api/claimsOf';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { lentBrowser } from '../support/browser/lentBrowser';
import { startVisit } from '../support/browser/startVisit';
import type { Visit } from '../support/browser/Visit';
import { given } from '../support/given';
import { graphql } from '../support/graphql';
import { journey } from '../support/journey';
import { openArea } from '../support/stack/openArea';
import { unique } from '../support/unique';
import { sampleFiles } from '../unit/files/sampleFiles';

const publicJobs = graphql(`
  query PublicJobsOf($organizationId: ID!) {
    searchOpenJobs(filter: { organizationId: { eq: $organizationId }, state: { eq: "PUBLIC" } }, limit: 1) {
      items {
        id
      }
    }
  }
`);

openArea();

/** Opens the part of an application's page that is beside the messages on a desk, and a tab without room for that. */
async function openPart({ page, width }: Visit, name: 'やりとり' | '応募内容') {
  if (width < 1128) await page.getByRole('tab', { name }).click();
}

journey('two people meet on one page, from the application with a file to the decision', async (visit) => {
  const { page, open, look, width } = visit;
  const member = await given.theClient();
  const { organizationId } = claimsOf<{ organizationId: string }>(member.token);
  const { data } = await query(publicJobs, { organizationId }, member);
  const job = data!.searchOpenJobs.items[0]!.id;
  const name = `結${unique.word()}`;
  const talent = await given.aTalent({ firstName: name, displayName: name });

  await arriveAs(visit, talent);
  await open(`/jobs/detail/${job}?id=true`);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/メッセージ/).fill('受付の仕事を5年していました。');
  const cv = { name: '経歴書.pdf', mimeType: 'application/pdf', buffer: sampleFiles.pdf() };
  await sheet.locator('input[type=file]').setInputFiles(cv);
  await sheet.getByRole('checkbox', { name: /経歴書\.pdf/, checked: true }).waitFor();
  await look('relation-apply');
  await sheet.getByRole('checkbox', { name: /同意/ }).check();
  await sheet.getByRole('button', { name: '応募を送信する' }).click();
  await page.locator('#application-state:focus').waitFor();
  await page.getByRole('link', { name: '応募のページを開く' }).click();
  await page.getByRole('log').getByText('受付の仕事を5年していました。').waitFor();
  await look('relation-talent');

  const other = await startVisit(lentBrowser(), { width, looksAt: [width], contrastAt: 1440 });
  await arriveAs(other, member);
  await other.open(`/client/progress/${job}?column=APPLIED`);
  await other.page.getByRole('link', { name: `縁 ${name}`, exact: true }).click();
  const bubble = other.page.getByRole('log').getByRole('article').first();
  await bubble.getByText('受付の仕事を5年していました。').waitFor();
  const [file] = await Promise.all([
    other.page.waitForEvent('download'),
    bubble.getByRole('button', { name: /経歴書\.pdf/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('経歴書.pdf');
  await openPart(other, '応募内容');
  await other.page.getByText('応募したときのプロフィール').click();
  await other.look('relation-staff');
  await other.page.getByRole('button', { name: '「書類選考」に進める' }).click();
  await other.page.getByRole('button', { name: 'すぐに送信' }).click();
  await other.page.getByRole('button', { name: '「面談」に進める' }).waitFor();
  await openPart(other, 'やりとり');
  await other.page.getByRole('textbox', { name: 'メッセージを入力' }).fill('ご都合はいかがですか。');
  await other.page.keyboard.press(width < 768 ? 'Control+Enter' : 'Enter');

  const log = page.getByRole('log');
  await log.getByText('選考が「書類選考」に進みました').waitFor();
  await log.getByText('ご都合はいかがですか。').waitFor();
  await page.getByText('届いたメッセージに返信しましょう。').waitFor();

  await openPart(other, '応募内容');
  await other.page.getByRole('button', { name: '見送り', exact: true }).click();
  const dialog = other.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'ほかの方に決まった' }).check();
  await dialog.getByLabel(/^社内のメモ/).fill('内輪の覚書');
  await dialog.getByLabel(/^添える言葉/).fill('またの機会にぜひ。');
  await other.look('relation-decision');
  await dialog.getByRole('button', { name: '状態を変える' }).click();
  await other.page.getByRole('button', { name: 'すぐに送信' }).click();
  await other.page.getByText('内輪の覚書').waitFor();
  await other.leave();

  await log.getByText('またの機会にぜひ。').waitFor();
  await openPart(visit, '応募内容');
  await page.getByText('この応募は終了しました。').waitFor();
  expect(await page.getByText(/内輪の覚書|ほかの方に決まった/).count()).toBe(0);
  await look('relation-rejected');
});
