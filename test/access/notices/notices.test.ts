import { captured } from '../../support/api/captured';
import { Listener } from '../../support/api/Listener';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { applications } from '../applications/applications';
import { jobDetailsText } from '../jobDetails';
import { chooseMail } from '../matrix/support/chooseMail';
import { settle } from '../over-time/settle';
import { noticeDocuments } from './noticeDocuments';
import { type Notice, readNotices } from './readNotices';
import { composed } from '../../support/composed';

let admin: Person;
let talent: Person;

const theNotice = (person: Person, kind: string) =>
  eventually(`a notice ${kind}`, async () => (await readNotices(person)).find((each) => each.kind === kind));
const mailsTo = async ({ email }: Person, subject: string) =>
  (await captured.mail(email)).filter((mail) => mail.subject.includes(subject));

/** Creates a public job whose job staff are the given people. */
async function createJob(title: string, owners?: readonly string[]): Promise<string> {
  const create = composed<{
    createOpenJob: { id: string };
  }>`mutation Create($title: String!, $owners: [ID!]) {
    createOpenJob(input: { title: $title, ${jobDetailsText}, isPublic: true, owners: $owners }) { id }
  }`;
  const { data, errors } = await query(create, { title, owners }, admin);
  expect(errors).toEqual([]);
  return data?.createOpenJob.id ?? '';
}

/** Applies to a new job as the talent, and moves the application to another state as an administrator. */
async function applyAndMove(person: Person, type: string, title = '設計者の募集'): Promise<void> {
  const job = await createJob(title);
  await applications.apply(person, job);
  await applications.move(`${person.sub}.${job}`, type, admin);
}

beforeAll(async () => {
  [admin, talent] = [await given.theAdministrator(), await given.aTalent()];
});

test('a talent learns at once that their application was moved, in the list, by mail and in real time', async () => {
  const listener = await Listener.open(talent);
  await listener.subscribe(noticeDocuments.arrivals, { userId: talent.sub });
  await applyAndMove(talent, 'SCREENING', '求人<b>&\r\nBcc: x');
  const notice = await theNotice(talent, 'APPLICATION_MOVED');
  expect(notice).toMatchObject({ userId: talent.sub, state: 'SCREENING', isRead: false });
  await settle.mails();
  const [mail, ...more] = await mailsTo(talent, '選考状況');
  expect(more).toEqual([]);
  expect(mail?.text).toContain('「書類選考中」');
  expect(mail?.text).toContain(notice.id.split('.').at(-1));
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.html).not.toContain('<b>');
  await eventually('its arrival', async () => listener.all<Notice>().find(({ id }) => id === notice.id));
  listener.close();
});

test('the staff of a job learn of an application and of its withdrawal, the talent has a receipt alone', async () => {
  const [owner, applicant] = [await given.aTalent(), await given.aTalent()];
  const job = await createJob('編集者の募集', [owner.sub]);
  await applications.apply(applicant, job);
  const received = await theNotice(owner, 'APPLICATION_RECEIVED');
  expect(received.title).toBe('編集者の募集');
  await applications.move(`${applicant.sub}.${job}`, 'WITHDRAWN', applicant);
  await theNotice(owner, 'APPLICATION_WITHDRAWN');
  await settle.streams();
  expect((await readNotices(applicant)).map(({ kind }) => kind)).toEqual(['APPLICATION_SENT']);
});

test('a person who switched a topic off gets no mail about it, but the notice', async () => {
  const quiet = await given.aTalent();
  await chooseMail(quiet, ['MESSAGE', 'NEWS']);
  await applyAndMove(quiet, 'SCREENING');
  await theNotice(quiet, 'APPLICATION_MOVED');
  await settle.mails();
  expect(await mailsTo(quiet, '選考状況')).toEqual([]);
});

test('a person marks own notices, their other window hears of it, and nobody else can', async () => {
  const [person, other] = [await given.aTalent(), await given.aTalent()];
  await applyAndMove(person, 'SCREENING');
  const { id } = await theNotice(person, 'APPLICATION_MOVED');
  const mark = (by: Person) => query(noticeDocuments.mark, { input: { ids: [id], isRead: true } }, by);
  expect((await mark(other)).errors[0]?.errorType).toBe('NotFound');
  expect((await readNotices(person))[0]?.isRead).toBe(false);
  const window = await Listener.open(person);
  await window.subscribe(noticeDocuments.marked, { userId: person.sub });
  expect((await mark(person)).errors).toEqual([]);
  await eventually('the other window', async () =>
    window.all<{ ids: string[] }>().find(({ ids }) => ids.includes(id)),
  );
  expect((await readNotices(person))[0]?.isRead).toBe(true);
  window.close();
});

test('nobody listens for the notices of another', async () => {
  const listener = await Listener.open(talent);
  const outcome = await listener.subscribe(noticeDocuments.arrivals, { userId: admin.sub });
  expect(outcome).toBe('Unauthorized');
  listener.close();
});
