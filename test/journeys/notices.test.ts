import { applications } from '../access/applications/applications';
import { logIn } from '../support/browser/logIn';
import { given } from '../support/given';
import { journey } from '../support/journey';

journey.onAPhone(
  'a notice arrives while a page is open, leads to its conversation, and is then read',
  async (visit) => {
    const { page, open, look } = visit;
    const [talent, admin, job] = [
      await given.aTalent(),
      await given.theAdministrator(),
      await given.anOpenJob(),
    ];
    await applications.apply(talent, job.id);
    await logIn(visit, talent.email);
    await open('/jobs');
    await page.getByRole('button', { name: 'お知らせ（未読1件）' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /への応募を受け付けました/ })
      .waitFor();
    await page.getByRole('button', { name: 'すべて既読にする' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
    await page.getByRole('button', { name: 'お知らせ', exact: true }).waitFor();
    await applications.move(`${talent.sub}.${job.id}`, 'SCREENING', admin);
    await page.getByRole('button', { name: 'お知らせ（未読1件）' }).click();
    const notice = page.getByRole('dialog').getByRole('link', { name: /選考状況が「書類選考」に更新/ });
    await notice.waitFor();
    await look('notices');
    await notice.click();
    await page.waitForURL(/\/message\//);
    await page.getByRole('button', { name: 'お知らせ', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'お知らせ', exact: true }).waitFor();
    await page.getByRole('button', { name: 'お知らせ', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /選考状況が「書類選考」/ })
      .waitFor();
    expect(await page.getByText('すべて既読にする').count()).toBe(0);
  },
);
