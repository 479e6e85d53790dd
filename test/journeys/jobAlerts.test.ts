import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { alertDueKey } from '../../model/alerts/alertDueKey';
import { deliverySlot } from '../../model/alerts/deliverySlot';
import { jobDetails } from '../access/jobDetails';
import { records } from '../access/records';
import { captured } from '../support/api/captured';
import { readJson } from '../support/api/readJson';
import { arriveAs } from '../support/browser/arriveAs';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { localTables } from '../support/localTables';
import { now } from '../support/now';
import { origin } from '../support/stack/origin';
import { unique } from '../support/unique';

/** Makes an alert that has found something due in its hour, and runs what sends the mails of this hour and the last ones. */
async function sendNow(alertId: string, slot: string): Promise<void> {
  const client = localTables.open();
  const TableName = await localTables.nameOf(client, 'Insight');
  const key = alertDueKey(slot, alertId);
  await client.send(new PutCommand({ TableName, Item: { ...key, __typename: 'JobAlertDue' } }));
  const schedules = await readJson<{ name: string }[]>('/_local/schedules');
  const hourly = schedules.find(({ name }) => name.includes('JobAlerts'));
  await fetch(`${origin()}/_local/schedules/${hourly?.name}/run`, { method: 'POST' });
}

journey.onAPhone('a talent keeps a search, hears of a new job, and ends the mails', async (visit) => {
  const { page, open, look } = visit;
  const talent = await given.aTalent();
  const word = unique.word('和裁');
  await arriveAs(visit, talent);
  await open(`/jobs/result?q=${encodeURIComponent(word)}&new=7`);
  await page.getByRole('button', { name: 'この条件の新着を受け取る' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(`条件：${word}`).waitFor();
  // Read once: the hour may end during the journey.
  const slot = deliverySlot(now());
  const hour = Number(slot.split('T')[1]);
  await sheet.getByLabel('お届けの時刻').click();
  await page.getByTitle(`${hour}:00`, { exact: true }).click();
  await look('job-alert-sheet');
  await sheet.getByRole('button', { name: '保存する' }).click();
  await sheet.waitFor({ state: 'detached' });

  await open('/user/job-alerts');
  await page.getByText(`毎日 ${hour}:00`).waitFor();
  await look('job-alerts');

  const title = `${word}の先生を募集`;
  const id = await records.made(
    'OpenJob',
    { title, organizationName: '縁工房', ...jobDetails, isPublic: true, isDraft: false },
    await given.theAdministrator(),
  );
  const client = localTables.open();
  const found = await eventually('what the alert has found', async () => {
    const rows = await localTables.mentioning(client, [`JobAlert#${talent.sub}`]);
    return rows.find(({ jobId }) => jobId === id);
  });
  const alertId = `${talent.sub}.${String(found.sk).split('#')[1]}`;
  await sendNow(alertId, slot);
  const mail = await eventually('the mail', async () => {
    const mails = await captured.mail(talent.email);
    return mails.find(({ subject }) => subject.includes(word));
  });
  expect(mail.text).toContain(title);
  const [link = ''] = /http\S+\/alerts\/\S+/.exec(mail.text) ?? [];

  await open(new URL(link).pathname);
  await page.getByRole('heading', { name: 'この条件の新着メールを停止しますか？' }).waitFor();
  await look('job-alert-end');
  await page.getByRole('button', { name: '停止する' }).click();
  await page.getByRole('heading', { name: 'この条件の新着メールを停止しました' }).waitFor();
  await page.getByRole('link', { name: '新着アラートの一覧へ' }).click();
  await page.getByText('停止中').waitFor();
  await page.getByRole('button', { name: /を再開$/ }).click();
  await page.getByText(`毎日 ${hour}:00`).waitFor();
});
