import { jobDetails } from '../access/jobDetails';
import { readNotices } from '../access/notices/readNotices';
import { records } from '../access/records';
import { arriveAs } from '../support/browser/arriveAs';
import { signIn } from '../support/api/signIn';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { settleStreams } from '../support/kills/settleStreams';
import { unique } from '../support/unique';

const { made, refusal } = records;

journey('a public job that comes to lack something gets a day, until it is complete again', async (visit) => {
  const { page, open, look, width } = visit;
  const admin = await given.theAdministrator();
  const { sub, email } = await given.aTalent();
  const mark = `${width}${unique.word()}`;
  const title = `灯台の点検を助ける仕事 ${mark}`;
  const organization = await made('Organization', { name: `株式会社とうだい${mark}`, owners: [sub] }, admin);
  const published = { isDraft: false, isPublic: true, organizationOpenJobsId: organization };
  const id = await made('OpenJob', { title, ...jobDetails, ...published, owners: [sub] }, admin);
  expect(await refusal('update', 'Organization', { id: organization, contact: null }, admin)).toBeUndefined();
  await settleStreams();

  await arriveAs(visit, admin);
  await open('/admin/home');
  await page
    .getByRole('region', { name: '苦情・通報' })
    .getByText(/^回答期限/)
    .first()
    .waitFor();
  await look('adminHomeComplaints');
  await open('/admin/jobs?focus=lacking&sort=itemsDueOn.asc');
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByText(/\d+まで$/).waitFor();
  await look('adminJobsLacking');
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByText(/までに、足りない項目を補ってください/).waitFor();
  await look('adminJobLacking');
  await open(`/admin/jobs/edit/${id}`);
  await page.getByText('足りない項目：企業の連絡先').waitFor();
  await look('editJobLacking');

  const owner = await signIn(email);
  await eventually('the notice of the owner', async () =>
    (await readNotices(owner)).some(({ kind, subject }) => kind === 'JOB_ITEMS_LACKING' && subject === id)
      ? true
      : null,
  );

  const contact = { id: organization, contact: 'saiyo@example.com' };
  expect(await refusal('update', 'Organization', contact, admin)).toBeUndefined();
  await settleStreams();
  await open(`/admin/jobs/detail/${id}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.getByText(/までに、足りない項目を補ってください/).count()).toBe(0);
  await open('/admin/jobs?focus=lacking&sort=itemsDueOn.asc');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText(title).waitFor({ state: 'detached' });
});
