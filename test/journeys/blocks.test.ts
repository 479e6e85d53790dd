import { jobDetails } from '../access/jobDetails';
import { records } from '../access/records';
import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { unique } from '../support/unique';

journey('a talent blocks a company, and is told what an application to it would reveal', async (visit) => {
  const { page, open, look } = visit;
  const admin = await given.theAdministrator();
  const word = unique.word('隠れ蓑');
  const name = `株式会社${word}`;
  const organizationOpenJobsId = await records.made('Organization', { name }, admin);
  const job = await records.made(
    'OpenJob',
    {
      ...{ title: `${word}の案件`, organizationName: name, organizationOpenJobsId },
      ...{ ...jobDetails, isDraft: false, isPublic: true },
    },
    admin,
  );
  const talent = await given.aTalent();
  await records.made(
    'WorkHistory',
    { userID: talent.sub, organizationName: `株式会社今${word}`, isCurrentJob: true },
    talent,
  );
  await arriveAs(visit, talent);

  await open('/user/blocks');
  await page.getByText(new RegExp(`株式会社今${word}からは、あなたが見つかりません`)).waitFor();
  await page.getByLabel('社名').fill(`㈱${word}`);
  await page.getByRole('button', { name: 'ブロックする', exact: true }).click();
  await page.getByText(`㈱${word}をブロックしました`).waitFor();
  await look('blocks');

  await open(`/jobs/detail/${job}`);
  await page.getByRole('button', { name: '応募する' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(/ブロックしている企業の案件です/).waitFor();
  await look('blocks-apply');
  await sheet.getByRole('checkbox', { name: /同意/ }).check();
  await sheet.getByRole('button', { name: '応募を送信する' }).click();
  await page.getByText(/に応募しました。/).waitFor();

  await open('/user/blocks');
  await page.getByRole('button', { name: `㈱${word}のブロックを解除` }).click();
  await page.getByText(`㈱${word}のブロックを解除しました`).waitFor();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await page.getByRole('button', { name: `㈱${word}のブロックを解除` }).waitFor();
});
