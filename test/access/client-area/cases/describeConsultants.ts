import { acceptTerms } from '../../acceptTerms';
import { sendTerms } from '../../sendTerms';
import { lateIndices } from '../../../support/api/lateIndices';
import type { Person } from '../../../support/api/Person';
import { signIn } from '../../../support/api/signIn';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { messagingDocuments } from '../../conversations/messagingDocuments';
import { records } from '../../records';
import { asked } from '../asked';
import { clientDocuments } from '../clientDocuments';
import type { OpenArea } from '../OpenArea';
import { organizationDocuments } from '../organizationDocuments';

type Item = Record<string, unknown>;

const { send, refusal, made } = records;

/**
 * Tests what consultants may do besides working with their jobs, and that people who are no consultants may
 * do none of it.
 */
export function describeConsultants(area: OpenArea): void {
  const organization = (id: string, as: Person) => asked(organizationDocuments.read, { id }, as);

  test('create no jobs: a job of their own, with its creator as owner, would be a right from nobody', async () => {
    const { consultant, other, organizationId } = area;
    for (const more of [{}, { owners: [consultant.sub] }, { organizationOpenJobsId: organizationId }])
      for (const as of [consultant, other])
        expect(await refusal('create', 'OpenJob', { title: '倉庫の見える化', ...more }, as)).toBe(
          'Unauthorized',
        );
  });

  test('appoint nobody, neither a stranger nor who was removed, and neither change nor end an appointment', async () => {
    const { admin } = area;
    const openJobID = area.ownJob();
    const [consultant, removed] = [await area.aConsultantOf(openJobID), await area.aConsultantOf(openJobID)];
    const { person } = await area.applicant({ isPrivate: true });
    const id = `${removed.sub}.${openJobID}`;
    await eventually('the applicant to be there', () => area.seen(person, removed));
    // Another consultant's appointment is an administrator's.
    expect(await refusal('update', 'UserOpenJobs', { id, involveType: 'SCOUTED' }, consultant)).toBe(
      'NotFound',
    );
    expect(await refusal('delete', 'UserOpenJobs', { id }, consultant)).toBe('NotFound');
    expect(await area.seen(person, removed)).toMatchObject({ displayName: 'ゆいこ' });
    expect(await refusal('delete', 'UserOpenJobs', { id }, admin)).toBeUndefined();
    await eventually('the former consultant to be gone', async () =>
      (await area.seen(person, removed)) === null ? true : null,
    );
    const stranger = await given.aTalent();
    for (const { sub } of [stranger, removed]) {
      const input = { userID: sub, openJobID, involveType: 'CONSULTANT' };
      expect(await refusal('create', 'UserOpenJobs', input, consultant)).toBe('Unauthorized');
      const scouted = { ...input, involveType: 'SCOUTED' };
      expect(await refusal('create', 'UserOpenJobs', scouted, consultant)).toBeUndefined();
      const appointed = { id: `${sub}.${openJobID}`, involveType: 'CONSULTANT' };
      expect(await refusal('update', 'UserOpenJobs', appointed, consultant)).toBe('Unauthorized');
    }
    await lateIndices.showAll();
    for (const as of [stranger, removed]) {
      expect(await area.seen(person, as)).toBeNull();
      expect(await asked(clientDocuments.talents, {}, as)).toBe('Unauthorized');
    }
  });

  test('are appointed by an administrator, whose sub administrators alone read', async () => {
    const { admin } = area;
    const openJobID = area.ownJob();
    const consultant = await area.aConsultantOf(openJobID);
    const rows = `query Rows($sub: ID!) { getUser(sub: $sub) { userOpenJobs { items { appointedBy } } } }`;
    const appointedBy = async (as: Person) => asked(rows, { sub: consultant.sub }, as);
    expect(await appointedBy(admin)).toEqual({ userOpenJobs: { items: [{ appointedBy: admin.sub }] } });
    expect(await appointedBy(consultant)).toEqual({ userOpenJobs: { items: [{ appointedBy: null }] } });
    const id = `${consultant.sub}.${openJobID}`;
    expect(await refusal('update', 'UserOpenJobs', { id, involveType: 'CLIENT' }, admin)).toBeUndefined();
    expect(await appointedBy(admin)).toEqual({ userOpenJobs: { items: [{ appointedBy: null }] } });
    expect(await refusal('update', 'UserOpenJobs', { id, involveType: 'CONSULTANT' }, admin)).toBeUndefined();
    expect(await appointedBy(admin)).toEqual({ userOpenJobs: { items: [{ appointedBy: admin.sub }] } });
  });

  test('are in contact with earlier applicants too, until their involvement ends', async () => {
    const { person, id } = await area.applicant({ isPrivate: true });
    await lateIndices.showAll();
    const consultant = await area.aConsultantOf(area.ownJob());
    await eventually('the talent to be there', () => area.seen(person, consultant));
    expect(await area.seen(person, area.other)).toBeNull();
    const involvement = `${consultant.sub}.${area.ownJob()}`;
    const rows = `query Own($sub: ID!) { getUser(sub: $sub) { userOpenJobs { items { id involveType } } } }`;
    expect(await asked(rows, { sub: consultant.sub }, consultant)).toEqual({
      userOpenJobs: { items: [{ id: involvement, involveType: 'CONSULTANT' }] },
    });
    expect((await send('delete', 'UserOpenJobs', { id: involvement }, area.admin)).row?.id).toBe(involvement);
    await eventually('the talent to be gone', async () =>
      (await area.seen(person, consultant)) === null ? true : null,
    );
    expect(await area.move(id, 'SCREENING', await signIn(consultant.email))).toBe('NotFound');
  });

  test('read the organizations of their jobs, also hidden ones, and no others', async () => {
    const { admin, other } = area;
    const id = await made('Organization', { name: '株式会社かくれが' }, admin);
    const job = await made('OpenJob', { title: '非公開の求人', organizationOpenJobsId: id }, admin);
    for (const as of [area.consultant, area.client, other]) expect(await organization(id, as)).toBeNull();
    const consultant = await given.aTalent();
    await made('UserOpenJobs', { userID: consultant.sub, openJobID: job, involveType: 'CONSULTANT' }, admin);
    const read = await eventually('the organization to be there', () => organization(id, consultant));
    expect(read).toMatchObject({ id, name: '株式会社かくれが', owners: null });
  });

  test('record further engagements after a contract, as the organization does, under the organization’s name', async () => {
    const { client, consultant, other, admin } = area;
    const openJobId = area.ownJob();
    const { person, id } = await area.applicant();
    const stranger = await given.aTalent({ isAgreedPostForClient: true });
    const engage = (input: object, as: Person) =>
      refusal('create', 'EnishiWorkHistory', { userId: person.sub, openJobId, ...input }, as);
    const fields = 'id owners organizationName salary';
    for (const type of ['SCREENING', 'INTERVIEW']) {
      for (const as of [client, consultant]) expect(await engage({}, as)).toBe('Unauthorized');
      expect(await area.move(id, type, client)).toMatchObject({ type });
    }
    const terms = await sendTerms(id, consultant);
    for (const as of [client, consultant]) expect(await engage({}, as)).toBe('Unauthorized');
    await acceptTerms(terms, person);
    const forged = { organizationName: '株式会社よそ' };
    for (const as of [client, consultant]) {
      expect(await engage(forged, as)).toBe('Unauthorized');
      expect(await engage({ userId: stranger.sub }, as)).toBe('Unauthorized');
      expect(await engage({ openJobId: await area.foreignJob() }, as)).toBe('Unauthorized');
      expect(await engage({ comment: '代筆' }, as)).toBe('Unauthorized');
      const input = { userId: person.sub, openJobId, salary: 500_000 };
      const { row } = await send('create', 'EnishiWorkHistory', input, as, fields);
      expect(row).toMatchObject({ owners: null, organizationName: expect.any(String), salary: 500_000 });
      const change = { id: row?.id, salary: 600_000 };
      expect((await send('update', 'EnishiWorkHistory', change, as, fields)).row).toMatchObject({
        ...{ owners: null, salary: 600_000 },
      });
      expect(await refusal('update', 'EnishiWorkHistory', change, other)).toBe('NotFound');
      expect(await refusal('update', 'EnishiWorkHistory', { ...change, ...forged }, as)).toBe('Unauthorized');
      expect(await refusal('update', 'EnishiWorkHistory', { id: row?.id, comment: '代筆' }, as)).toBe(
        'Unauthorized',
      );
    }
    for (const as of [other, person]) expect(await engage({}, as)).toBe('Unauthorized');
    expect(await engage({ userId: stranger.sub, ...forged }, admin)).toBeUndefined();
  });

  test('cannot change the state of their own applications to their jobs, and neither can members', async () => {
    const openJobID = area.ownJob();
    const consultant = await area.aConsultantOf(openJobID);
    for (const as of [consultant, area.client]) {
      const id = await made('UserApplies', { userID: as.sub, openJobID }, as);
      for (const type of ['SCREENING', 'INTERVIEW']) {
        expect(await area.move(id, type, as)).toBe('Unauthorized');
        expect(await area.move(id, type, area.consultant)).toMatchObject({ type });
      }
      for (const by of [as, area.consultant]) expect(await area.move(id, 'OFFERED', by)).toBe('Unauthorized');
      await sendTerms(id, area.consultant);
      for (const by of [as, area.consultant])
        expect(await area.move(id, 'CONTRACTED', by)).toBe('Unauthorized');
    }
  });

  test('add job staff to the conversations of their jobs, and nobody else', async () => {
    const { client, consultant, other, admin } = area;
    const { person } = await area.applicant();
    const input = { participantIds: [person.sub], openJobConversationsId: area.ownJob() };
    const opened = (await asked(messagingDocuments.converse, { input }, client)) as Item;
    const join = (userId: string, as: Person) =>
      refusal('create', 'UserConversations', { conversationId: opened.id, userId }, as);
    const colleague = await area.aConsultantOf(area.ownJob());
    for (const as of [client, other, person]) expect(await join(colleague.sub, as)).toBe('Unauthorized');
    expect(await join(other.sub, consultant)).toBe('Unauthorized');
    expect(await join(colleague.sub, consultant)).toBeUndefined();
    const id = `${`${opened.id}`}.${colleague.sub}`;
    for (const as of [client, other])
      expect(await refusal('delete', 'UserConversations', { id }, as)).toBe('NotFound');
    const { row } = await send('delete', 'UserConversations', { id }, consultant, 'id lastMessage owners');
    expect(row).toEqual({ id, lastMessage: null, owners: null });
    const elsewhere = (await asked(
      messagingDocuments.converse,
      { input: { participantIds: [person.sub] } },
      admin,
    )) as Item;
    const foreign = { id: `${`${elsewhere.id}`}.${person.sub}` };
    expect(await refusal('delete', 'UserConversations', foreign, consultant)).toBe('NotFound');
    expect(
      await refusal(
        ...([
          'create',
          'UserConversations',
          { conversationId: elsewhere.id, userId: colleague.sub },
        ] as const),
        consultant,
      ),
    ).toBe('Unauthorized');
  });
}
