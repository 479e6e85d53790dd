import { captured } from '../support/api/captured';
import { logIn } from '../support/browser/logIn';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { unique } from '../support/unique';

journey('a visitor applies after signing in, and the company is notified', async (visit) => {
  const { page, open, look } = visit;
  const name = `結${unique.word()}`;
  const talent = await given.aTalent({ firstName: name, displayName: name });
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

  // After signing in, the job is open again, with the application form.
  const sheet = page.getByRole('dialog');
  await sheet.getByText(/応募すると、この企業に次の内容が伝わります/).waitFor();
  await look('jobs-apply');
  const send = sheet.getByRole('button', { name: '応募を送信する' });
  await send.click();
  const missing = sheet.getByText('応募するには同意が必要です');
  await missing.waitFor();
  await sheet.locator('input[type="checkbox"]:focus').waitFor();
  await eventually('the error above the button', async () => {
    const [error, button] = [await missing.boundingBox(), await send.boundingBox()];
    return (error && button && error.y + error.height <= button.y) || null;
  });
  await look('jobs-apply-consent');
  await sheet.getByLabel(/メッセージ/).fill('受付の仕事を5年していました。');
  await sheet.getByRole('checkbox', { name: /同意/ }).check();
  await send.click();
  await page.getByText(/に応募しました。/).waitFor();
  await look('jobs-applied');
  const post = await eventually('a Slack post about the application', async () =>
    (await captured.slack()).find(
      (post) => JSON.stringify(post).includes(job.title) && JSON.stringify(post).includes(name),
    ),
  );
  // The path by which the administrators' table opens this application.
  expect(JSON.stringify(post)).toContain(`/admin/applies?id=${talent.sub}.${job.id}`);

  await open('/home');
  await page.getByRole('link', { name: new RegExp(`最新：${job.title.slice(0, 8)}`) }).waitFor();
  await look('home');
});
