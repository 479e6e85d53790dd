import { captured } from '../support/api/captured';
import { logIn } from '../support/browser/logIn';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';

journey('a visitor applies after signing in, and the company hears of it', async (visit) => {
  const { page, open, look } = visit;
  const unique = `結${Date.now().toString(36)}`;
  const talent = await given.aTalent({ firstName: unique, displayName: unique });
  const job = await given.anOpenJob();

  await open(`/jobs/detail/${job.id}`);
  await page.getByRole('button', { name: '応募する' }).click();
  await page.waitForURL(`**/intermediate?id=${job.id}`);
  await look('jobs-intermediate');
  await page
    .locator('main')
    .getByRole('link', { name: /ログイン/ })
    .click();
  await page.waitForURL('**/auth/login?id=*');
  await logIn(visit, talent.email);

  // Signing in leads back to the job, with the sheet open.
  const sheet = page.getByRole('dialog');
  await sheet.getByText(/応募すると、この企業に次の内容が伝わります/).waitFor();
  await look('jobs-apply');
  await sheet.getByRole('button', { name: '応募を送信する' }).click();
  await sheet.getByText('応募するには同意が必要です').waitFor();
  await sheet.getByLabel(/メッセージ/).fill('受付の仕事を5年していました。');
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: '応募を送信する' }).click();
  await page.getByText(/に応募しました。/).waitFor();
  await look('jobs-applied');
  await eventually('a Slack post about the application', async () =>
    (await captured.slack()).find(
      (post) => JSON.stringify(post).includes(job.title) && JSON.stringify(post).includes(unique),
    ),
  );

  await open('/home');
  await page.getByRole('link', { name: new RegExp(`最新：${job.title.slice(0, 8)}`) }).waitFor();
  await look('home');
});
