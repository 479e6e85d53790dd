import PostalMime from 'postal-mime';
import { ApplicationTermsDocument, ReviewContractDocument } from '../../../web/src/generated/terms';
import { captured } from '../../support/api/captured';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { readPdf } from '../../support/readPdf';
import { aSheet } from '../../support/terms/aSheet';
import { termsDocuments } from '../termsDocuments';
import { asked } from './asked';
import { OpenArea } from './OpenArea';
import { organizationDocuments } from './organizationDocuments';

const area = new OpenArea();
beforeAll(() => area.start());
afterAll(() => area.stop());

type Kind = 'CONTRACT' | 'EMPLOYMENT';

const toList = (answers: Record<string, string>) =>
  Object.entries(answers).map(([key, value]) => ({ key, value }));

/** Creates a talent to whom the terms of a job were offered. */
async function offered(kind: Kind, staff = area.client, job?: string) {
  const { person, id } = await area.applicant({}, job);
  for (const type of ['SCREENING', 'INTERVIEW']) await area.move(id, type, staff);
  const input = { applicationId: id, kind, number: 1, expiresOn: '2099-12-31' };
  const sheet = await asked(
    termsDocuments.offer,
    { input: { ...input, answers: toList(aSheet(kind)) } },
    staff,
  );
  if (typeof sheet === 'string' || !sheet) throw new Error(`Not sent: ${sheet}`);
  return { person, id, sheet: sheet.id };
}

const accept = (id: string, as: Person, said: object) =>
  asked(termsDocuments.answer, { input: { id, reply: 'ACCEPT', ...said } }, as);

/** Returns the files that came with the mail whose subject contains a text, once it has arrived. */
const filesOf = ({ email }: Person, subject: string) =>
  eventually(`the mail ${subject}`, async () => {
    const mail = (await captured.mail(email)).find((each) => each.subject.includes(subject));
    if (!mail) return null;
    const { attachments } = await PostalMime.parse(Buffer.from(mail.source ?? '', 'latin1'));
    return attachments.map(({ filename, content }) => ({
      filename,
      text: readPdf(new Uint8Array(content as ArrayBuffer))
        .flatMap((lines) => lines.map(({ text }) => text))
        .join(''),
    }));
  });

/** Creates a member of an organization of their own, who gets the mails of its job. */
async function aStaff(name: string) {
  const { member } = await area.aMember(name);
  return { member, job: await area.aPublicJobOf(member) };
}

test('both sides get the document by mail, with its hash; of a change, the changed one', async () => {
  const { member, job } = await aStaff('株式会社ふみ');
  const { person, id, sheet } = await offered('CONTRACT', member, job);
  await accept(sheet, person, { talentEmployees: false });
  const { hash } = await eventually('the hash', async () => {
    const terms = await query(ApplicationTermsDocument, { id }, person);
    const [first] = terms.data?.getApplicationTerms?.sheets ?? [];
    return first?.hash ? first : null;
  });
  for (const as of [person, member]) {
    const [file] = await filesOf(as, '成約しました');
    expect(file?.filename).toBe('取引条件の明示書（業務委託）_第1版.pdf');
    expect(file?.text).toContain('株式会社みなと物流');
    // It breaks into two lines.
    expect(file?.text).toContain(`${hash}`.slice(0, 40));
  }
  const changed = { ...aSheet('CONTRACT'), payAmount: '350000' };
  const input = { applicationId: id, amends: 1, number: 2, expiresOn: '2099-12-31' };
  const amended = await asked(
    termsDocuments.amend,
    { input: { ...input, answers: toList(changed) } },
    member,
  );
  if (typeof amended === 'string' || !amended) throw new Error(`Not proposed: ${amended}`);
  await asked(termsDocuments.answerAmendment, { input: { id: amended.id, reply: 'ACCEPT' } }, person);
  for (const as of [person, member]) {
    const [file] = await filesOf(as, '条件が変わりました');
    expect(file?.filename).toBe('取引条件の明示書（業務委託）_第2版.pdf');
    expect(file?.text).toContain('350,000円');
  }
});

test('who has not wished for it electronically gets no file of an employment, the organization does', async () => {
  const { member, job } = await aStaff('株式会社かみ');
  const { person, sheet } = await offered('EMPLOYMENT', member, job);
  await accept(sheet, person, { wantsElectronic: false });
  expect(await filesOf(member, '成約しました')).toMatchObject([{ filename: '労働条件通知書_第1版.pdf' }]);
  expect(await filesOf(person, '成約しました')).toEqual([]);
});

test('the page of a contract costs two calls, and shows the engagement that job staff recorded last', async () => {
  const { person, id, sheet } = await offered('CONTRACT');
  const read = async (as: Person) => {
    const { data, errors, calls } = await query(ApplicationTermsDocument, { id }, as);
    expect(errors).toEqual([]);
    return { calls, shown: data?.getApplicationTerms };
  };
  expect(await read(person)).toMatchObject({ calls: 2, shown: { sheets: [{}], engagement: null } });
  await accept(sheet, person, { talentEmployees: false });
  for (const as of [person, area.client, area.consultant, area.admin])
    expect(await read(as)).toMatchObject({ calls: 2, shown: { engagement: { endDate: '2027-03-31' } } });
  // The day of an end that is over, so that it can be reviewed.
  const recorded = {
    ...{ userId: person.sub, openJobId: area.ownJob() },
    ...{ startDate: '2026-01-05', endDate: '2026-02-27' },
  };
  const made = await asked(organizationDocuments.engage, { input: recorded }, area.client);
  if (typeof made === 'string' || !made) throw new Error(`Not recorded: ${made}`);
  const review = { enishiWorkHistoryId: made.id, rating: 5, comment: '丁寧でした。' };
  const { errors } = await query(ReviewContractDocument, { input: review }, area.client);
  expect(errors).toEqual([]);
  const latest = await eventually('the newest engagement', async () => {
    const found = await read(person);
    return found.shown?.engagement?.id === made.id ? found : null;
  });
  const reviews = { items: [{ side: 'CLIENT', comment: '丁寧でした。' }] };
  expect(latest).toMatchObject({ calls: 2, shown: { engagement: { endDate: '2026-02-27', reviews } } });
});
