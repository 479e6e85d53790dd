import { agreeOnTerms } from '../../agreeOnTerms';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { documents } from '../../documents';
import { asked } from '../asked';
import { organizationDocuments } from '../organizationDocuments';
import type { OpenArea } from '../OpenArea';

type Item = Record<string, unknown>;

/** Tests what a client may do with their organization, its engagements and the results of its interviews. */
export function describeOrganization(area: OpenArea): void {
  const update = (input: object, as = area.client) =>
    asked(organizationDocuments.update, { input: { id: area.organizationId, ...input } }, as);
  const engagements = async (openJobId: string, as = area.client) => {
    const filter = { openJobId: { eq: openJobId } };
    const page = await asked(organizationDocuments.engagements, { filter }, as);
    return (page as { items: Item[] }).items;
  };

  test('is readable and partly writable by its members, but they cannot decide whether it is named', async () => {
    const read = () => asked(organizationDocuments.read, { id: area.organizationId }, area.client);
    expect(await read()).toMatchObject({ id: area.organizationId, owners: null });
    expect(await update({ description: '荷物を早く、確かに届けます。' })).toMatchObject({
      description: '荷物を早く、確かに届けます。',
    });
    expect(await update({ isHideOrganizationName: false })).toBe('Unauthorized');
    expect(await update({ owners: [area.other.sub] })).toBe('Unauthorized');
    expect(await update({ name: '奪う' }, area.other)).toBe('Unauthorized');
    expect(await update({ id: '01JD0000000000000000000000', name: '奪う' })).toBe('NotFound');
  });

  test('is also renamed on its jobs and their applications', async () => {
    const { member, organizationId } = await area.aMember();
    const { person, id } = await area.applicant({}, await area.aPublicJobOf(member));
    const name = '株式会社はこぶね改';
    expect(await update({ id: organizationId, name }, member)).toMatchObject({ name });
    await eventually('the new name on the application', async () => {
      const page = await asked(documents.applies, { userID: person.sub }, person);
      expect((page as { items: Item[] }).items.map((row) => row.id)).toEqual([id]);
      const job = await asked(organizationDocuments.nameOnApplication, { userID: person.sub }, person);
      return JSON.stringify(job).includes(name) ? true : null;
    });
  });

  test('lists the engagements of its jobs and changes the contract, but not the talent’s texts', async () => {
    const { person, id } = await area.applicant();
    for (const type of ['SCREENING', 'INTERVIEW']) await area.move(id, type, area.client);
    await agreeOnTerms(id, person, area.client);
    const job = area.ownJob();
    const row = await eventually('the engagement', async () =>
      (await engagements(job)).find(({ userId }) => userId === person.sub),
    );
    expect(row).toMatchObject({ owners: null, user: { name: null, displayName: 'ゆいこ' } });
    const change = (input: object, as = area.client) =>
      asked(organizationDocuments.agree, { input: { id: row.id, ...input } }, as);
    expect(await change({ salary: 800_000 })).toMatchObject({ salary: 800_000 });
    expect(await change({ comment: '代筆' })).toBe('Unauthorized');
    expect(await change({ salary: 1 }, area.other)).toBe('NotFound');
    expect((await engagements(job, area.other)).map(({ userId }) => userId)).toEqual([]);
    const elsewhere = await given.aTalent();
    const foreign = (await asked(
      organizationDocuments.engage,
      { input: { userId: elsewhere.sub, openJobId: await area.foreignJob() } },
      area.admin,
    )) as Item;
    expect(
      await asked(organizationDocuments.agree, { input: { id: foreign.id, salary: 1 } }, area.client),
    ).toBe('NotFound');
  });

  test('reads the interview fields meant for organizations, only of talents in contact with it', async () => {
    const { person } = await area.applicant();
    const notes = { comment: '社内の覚え書き', commentForClient: '落ち着いた方です', totalEvaluation: 4 };
    await asked(
      organizationDocuments.interview,
      { input: { intervieweeId: person.sub, ...notes } },
      area.admin,
    );
    const read = (as = area.client) => asked(organizationDocuments.interviews, { sub: person.sub }, as);
    expect(await read()).toMatchObject({
      interviewLogs: {
        items: [{ comment: null, minutes: null, commentForClient: '落ち着いた方です', totalEvaluation: 4 }],
      },
    });
    expect(await read(area.other)).toMatchObject({ interviewLogs: null });
  });
}
