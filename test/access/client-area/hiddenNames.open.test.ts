import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { graphql } from '../../support/graphql';
import { dataExport } from '../accounts/dataExport';
import { jobDetails } from '../jobDetails';
import { readAuditEntries } from '../readAuditEntries';
import { records } from '../records';
import { maskedDocuments } from './maskedDocuments';
import { OpenArea } from './OpenArea';

const area = new OpenArea();
jest.setTimeout(300_000);
beforeAll(() => area.start());
afterAll(() => area.stop());

const { made, refusal, send } = records;
const NAME = '株式会社かくれざと';
const REASON = '親会社が公表する前の事業のため';
const hides = { isHideOrganizationName: true, organizationNameForHidden: '都内の企業' };
const open = { isDraft: false, isPublic: true };

const told = graphql(`
  query Told($id: ID!, $sub: ID!, $conversationId: ID!, $openJobId: ID!) {
    getUserApplies(id: $id) {
      disclosedName
    }
    listUserAppliesByUser(userID: $sub) {
      items {
        disclosedName
      }
    }
    getConversation(id: $conversationId) {
      application {
        disclosedName
      }
    }
    getOpenJob(id: $openJobId) {
      organizationName
      myApply {
        disclosedName
      }
    }
  }
`);

async function aHiddenJob() {
  const { member, organizationId } = await area.aMember(NAME);
  const job = await area.aPublicJobOf(member, { ...hides, hidingReason: REASON });
  return { member, organizationId, job };
}

type Applicant = Awaited<ReturnType<OpenArea['applicant']>>;

/** Everything that a talent gets about their application, as JSON. */
async function everything({ person, id, conversationId }: Applicant, openJobId: string): Promise<string> {
  const variables = { id, sub: person.sub, conversationId, openJobId };
  const { data } = await query(told, variables, person);
  const { data: more } = await query(maskedDocuments.everything, variables, person);
  return JSON.stringify([data, more, await dataExport.taken(person)]);
}

test('an organization hides its name with a reason, and an administrator decides about it', async () => {
  const { member } = await area.aMember(NAME);
  const id = await made('OpenJob', { title: '求人', ...jobDetails, ...hides }, member);
  const lacks = async (input: object, as: Caller) =>
    (await send('update', 'OpenJob', { id, ...input }, as)).error;
  const required = {
    errorType: 'InvalidInput',
    errorInfo: { field: 'input.hidingReason', rule: 'required' },
  };
  expect(await lacks({ isDraft: false }, member)).toMatchObject(required);
  expect(await lacks(open, area.admin)).toMatchObject(required);
  expect(await lacks({ isDraft: false, hidingReason: REASON }, member)).toBeUndefined();
  expect(await lacks(open, member)).toMatchObject({ errorType: 'Unauthorized' });
  expect(await lacks(open, area.admin)).toBeUndefined();
  const [published] = await readAuditEntries({ subject: id }, area.admin);
  expect(published).toMatchObject({ action: 'publishJob', actor: area.admin.sub, detail: REASON });
});

test('of a public job nobody but administrators hides the organization', async () => {
  const { member } = await area.aMember(NAME);
  const id = await area.aPublicJobOf(member);
  const hidden = { id, ...hides, hidingReason: REASON };
  const consultant = await area.aConsultantOf(id);
  for (const as of [member, consultant])
    expect(await refusal('update', 'OpenJob', hidden, as)).toBe('Unauthorized');
  expect(await refusal('update', 'OpenJob', { id, title: '改めた求人' }, member)).toBeUndefined();
  expect(await refusal('update', 'OpenJob', hidden, area.admin)).toBeUndefined();
  // What is hidden already stays so, and who shows the name needs nobody.
  expect(await refusal('update', 'OpenJob', { ...hidden, title: '求人' }, member)).toBeUndefined();
  expect(await refusal('update', 'OpenJob', { id, isHideOrganizationName: false }, member)).toBeUndefined();
});

test('the reason is read by the staff of the job and by administrators alone', async () => {
  const { member, job } = await aHiddenJob();
  const document = graphql(`
    query Reason($id: ID!) {
      getOpenJob(id: $id) {
        hidingReason
      }
    }
  `);
  const reason = async (as: Caller) =>
    (await query(document, { id: job }, as)).data?.getOpenJob?.hidingReason;
  const consultant = await area.aConsultantOf(job);
  for (const as of [member, consultant, area.admin]) expect(await reason(as)).toBe(REASON);
  for (const as of ['guest', await given.aTalent(), area.client] as const)
    expect(await reason(as)).toBeNull();
});

test('the applicant learns the name when the application is taken up, nobody else, and keeps it', async () => {
  const { member, job } = await aHiddenJob();
  const [applicant, waiting] = [await area.applicant({}, job), await area.applicant({}, job)];
  expect(await everything(applicant, job)).not.toContain(NAME);
  expect(await area.move(applicant.id, 'SCREENING', member)).toMatchObject({ type: 'SCREENING' });
  const { person, id, conversationId } = applicant;
  const variables = { id, sub: person.sub, conversationId, openJobId: job };
  const disclosed = { disclosedName: NAME };
  await eventually('the name', async () => {
    const { data } = await query(told, variables, person);
    return data?.getUserApplies?.disclosedName ? true : null;
  });
  expect((await query(told, variables, person)).data).toEqual({
    getUserApplies: disclosed,
    listUserAppliesByUser: { items: [disclosed] },
    getConversation: { application: disclosed },
    // The page of the job itself goes on hiding it.
    getOpenJob: { organizationName: null, myApply: disclosed },
  });
  expect(await everything(waiting, job)).not.toContain(NAME);
  const others = await query(told, variables, waiting.person);
  expect(JSON.stringify(others.data)).not.toContain(NAME);
  // A rejection does not take back a name that the applicant has learned.
  await records.send('update', 'UserApplies', { id, type: 'REJECTED', rejectionReason: 'SKILL' }, member);
  expect((await query(told, variables, person)).data?.getUserApplies).toEqual(disclosed);
  // Who is turned down at once is not told.
  const down = { id: waiting.id, type: 'REJECTED', rejectionReason: 'SKILL' };
  expect(await refusal('update', 'UserApplies', down, member)).toBeUndefined();
  expect(await everything(waiting, job)).not.toContain(NAME);
});

test('what was told follows the job, and ends when the job shows the name itself', async () => {
  const { member, organizationId, job } = await aHiddenJob();
  const { person, id } = await area.applicant({}, job);
  await area.move(id, 'SCREENING', member);
  const document = graphql(`
    query Name($id: ID!) {
      getUserApplies(id: $id) {
        disclosedName
        openJob {
          organizationName
        }
      }
    }
  `);
  const name = (expected: string | null, shown: string | null) =>
    eventually(`${expected} and ${shown}`, async () => {
      const found = (await query(document, { id }, person)).data?.getUserApplies;
      const is = found?.disclosedName === expected && found.openJob?.organizationName === shown;
      return is ? true : null;
    });
  await name(NAME, null);
  const renamed = '株式会社かくれざと本舗';
  expect(
    await refusal('update', 'Organization', { id: organizationId, name: renamed }, area.admin),
  ).toBeUndefined();
  await name(renamed, null);
  expect(
    await refusal('update', 'OpenJob', { id: job, isHideOrganizationName: false }, member),
  ).toBeUndefined();
  await name(null, renamed);
});

test('administrators list the jobs that hide their organization; no other caller filters by it', async () => {
  const { member, job } = await aHiddenJob();
  const document = graphql(`
    query Hidden($filter: SearchableOpenJobFilterInput) {
      searchOpenJobs(filter: $filter, sort: [{ field: createdAt, direction: desc }], limit: 50) {
        items {
          id
          isHideOrganizationName
        }
      }
    }
  `);
  const filter = { isHideOrganizationName: { eq: true } };
  await eventually('the job in the list', async () => {
    const found = (await query(document, { filter }, area.admin)).data?.searchOpenJobs?.items ?? [];
    expect(found.every(({ isHideOrganizationName }) => isHideOrganizationName)).toBe(true);
    return found.some(({ id }) => id === job) ? true : null;
  });
  for (const as of ['guest', member] as const)
    expect((await query(document, { filter }, as)).errors[0]).toMatchObject({ errorType: 'InvalidInput' });
});
