import type { Person } from '../../../support/api/Person';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { asked } from '../asked';
import { clientDocuments } from '../clientDocuments';
import { jobDocuments } from '../jobDocuments';
import type { OpenArea } from '../OpenArea';
import { jobDetails } from '../../jobDetails';
import { records } from '../../records';

type Item = Record<string, unknown>;

/** Tests what the members of an organization and the consultants of a job may do with their jobs. */
export function describeOwnJobs(area: OpenArea): void {
  const create = (input: object, as: Person) => asked(jobDocuments.create, { input }, as);
  const update = (input: object, as: Person) => asked(jobDocuments.update, { input }, as);
  const read = (id: string, as: Person) => asked(clientDocuments.job, { id }, as);
  const aDraft = async () => `${((await create({ title: '配送計画の開発' }, area.client)) as Item).id}`;

  test('of their organization can be found and read, also drafts, without the internal fields', async () => {
    expect(area.organizationId).toMatch(/^[0-9A-Z]{26}$/);
    expect(area.own.length).toBeGreaterThanOrEqual(3);
    for (const { id } of area.own) {
      expect(await read(id, area.client)).toMatchObject({
        ...{ id, memo: null, owners: null, organizationName: expect.any(String) },
      });
    }
    const byOthers = await area.jobsOf(area.organizationId, area.other);
    expect(byOthers.filter(({ isPublic }) => !isPublic)).toEqual([]);
  });

  test('of other organizations look to members as they do to everyone', async () => {
    const { member } = await area.aMember();
    const { id } = (await create({ title: '下書き' }, member)) as Item;
    const closed = await area.aPublicJobOf(member);
    await update({ id: closed, isPublic: false }, member);
    for (const foreign of [`${id as string}`, closed]) {
      expect(await read(foreign, member)).toMatchObject({ id: foreign });
      expect(await read(foreign, area.client)).toBeNull();
      expect(await read(foreign, area.other)).toBeNull();
      expect(await update({ id: foreign, title: '奪う' }, area.client)).toBe('NotFound');
    }
  });

  test('are created as drafts of their organization, whatever the input says', async () => {
    const made = await create({ title: '倉庫の見える化', organizationName: '株式会社よそ' }, area.client);
    expect(made).toMatchObject({
      isDraft: true,
      isPublic: false,
      organizationOpenJobsId: area.organizationId,
    });
    expect((made as Item).organizationName).not.toBe('株式会社よそ');
    expect(await read(`${(made as Item).id}`, area.other)).toBeNull();
    for (const forged of [
      { organizationOpenJobsId: 'another' },
      { owners: [area.other.sub] },
      { isPublic: true },
      { isExcellent: true },
      { consultantName: '私' },
      { memo: 'x' },
    ])
      expect(await create({ title: 'x', ...forged }, area.client)).toBe('Unauthorized');
    expect(await create({ title: 'x' }, area.other)).toBe('Unauthorized');
  });

  test('are changed, submitted and closed by their organization, and published only by administrators', async () => {
    const id = await aDraft();
    const submitted = { id, ...jobDetails, title: '配車計画の開発', isDraft: false };
    expect(await update(submitted, area.client)).toMatchObject({
      ...{ title: '配車計画の開発', isDraft: false, isPublic: false },
    });
    expect(await update({ id, isPublic: true }, area.client)).toBe('Unauthorized');
    expect(await update({ id, organizationOpenJobsId: 'another' }, area.client)).toBe('Unauthorized');
    expect(await update({ id, title: '奪う' }, area.other)).toBe('NotFound');
    expect(await update({ id, isPublic: true }, area.admin)).toMatchObject({ isPublic: true });
    expect(await update({ id, isPublic: false }, area.client)).toMatchObject({ isPublic: false });
    expect(await read(id, area.client)).toMatchObject({ organizationName: expect.any(String) });
  });

  test('go to review without findings: texts must be lawful and complete, and remain so until the decision', async () => {
    const id = await aDraft();
    const refusal = async (input: object) =>
      (await records.send('update', 'OpenJob', { id, ...input }, area.client)).error?.errorInfo;
    const findings = {
      ...{ field: 'input.title', rule: 'sexLimit' },
      findings: [
        { field: 'input.title', rule: 'sexLimit' },
        { field: 'input.recommendFor', rule: 'nationalityLimit' },
      ],
    };
    const unlawful = { title: '女性のみの募集', recommendFor: '日本人限定' };
    expect(await update({ id, ...unlawful }, area.client)).toMatchObject({ title: unlawful.title });
    expect(await refusal({ ...jobDetails, isDraft: false })).toEqual(findings);
    const hidden = {
      isHideOrganizationName: true,
      organizationNameForHidden: '物流の企業',
      hidingReason: '発表前のため',
    };
    const asks = { ...jobDetails, ...hidden, title: '配車の開発', recommendFor: null, isDraft: false };
    expect(await update({ id, ...asks }, area.client)).toMatchObject({ isDraft: false });
    expect(await refusal(unlawful)).toEqual(findings);
    const step = { openJobID: id, step: 1, title: '独身者限定の面談' };
    expect(await asked(jobDocuments.createStep, { input: step }, area.client)).toBe('InvalidInput');
    // An administrator may go on preparing it; publishing is what is refused then.
    expect(await update({ id, ...unlawful }, area.admin)).toMatchObject({ title: unlawful.title });
    expect(await update({ id, isPublic: true }, area.admin)).toBe('InvalidInput');
  });

  test('are returned with a note that their organization reads and only administrators write', async () => {
    const id = await aDraft();
    const asks = await update({ id, ...jobDetails, isDraft: false }, area.client);
    expect(asks).toMatchObject({ reviewRequestedAt: expect.stringMatching(/^20/), reviewNote: null });
    expect(await update({ id, reviewNote: '承認' }, area.client)).toBe('Unauthorized');
    await update({ id, isDraft: true, reviewNote: '報酬の幅を書いてください。' }, area.admin);
    const note = { reviewNote: '報酬の幅を書いてください。', reviewRequestedAt: null };
    expect(await asked(jobDocuments.review, { id }, area.client)).toMatchObject(note);
    expect(await asked(jobDocuments.review, { id }, area.other)).toBeNull();
  });

  test('have selection steps and categories that only their organization writes', async () => {
    const openJobID = await aDraft();
    const step = { openJobID, step: 1, title: '面談' };
    const made = (await asked(jobDocuments.createStep, { input: step }, area.client)) as Item;
    expect(made).toMatchObject({ title: '面談' });
    const changed = { id: made.id, title: 'カジュアル面談' };
    expect(await asked(jobDocuments.updateStep, { input: changed }, area.client)).toMatchObject(changed);
    expect(await asked(jobDocuments.updateStep, { input: changed }, area.other)).toBe('NotFound');
    expect(await asked(jobDocuments.createStep, { input: step }, area.other)).toBe('Unauthorized');
    expect(await asked(jobDocuments.deleteStep, { input: { id: made.id } }, area.client)).toBe(
      'Unauthorized',
    );
    const foreign = { ...step, openJobID: await area.foreignJob() };
    expect(await asked(jobDocuments.createStep, { input: foreign }, area.client)).toBe('Unauthorized');
    const category = { openJobID, jobID: 'sales', isSelected: true };
    const row = (await asked(jobDocuments.createCategory, { input: category }, area.client)) as Item;
    expect(await asked(jobDocuments.deleteCategory, { input: { id: row.id } }, area.other)).toBe('NotFound');
    expect(await asked(jobDocuments.deleteCategory, { input: { id: row.id } }, area.client)).toMatchObject({
      id: row.id,
    });
  });

  test('show their applicants to the organization, by name while the application is active', async () => {
    const { person, id } = await area.applicant();
    type Page = { items: { id: string; type: string; user: Item }[] };
    const page = async (as: Person) =>
      ((await asked(jobDocuments.applicants, { openJobID: area.ownJob() }, as)) as Page).items;
    const row = async () => (await page(area.client)).find((item) => item.id === id);
    expect(await row()).toMatchObject({ type: 'APPLIED', user: { name: '縁 結子' } });
    await area.move(id, 'WITHDRAWN', person);
    expect(await row()).toMatchObject({ type: 'WITHDRAWN', user: { name: null, displayName: 'ゆいこ' } });
    expect(await page(area.other)).toEqual([]);
  });

  test('give rights to a consultant from the involvement until its end', async () => {
    const [consultant, job] = [await given.aTalent(), await aDraft()];
    const input = { userID: consultant.sub, openJobID: job, involveType: 'CONSULTANT' };
    expect(await read(job, consultant)).toBeNull();
    expect(await asked(jobDocuments.involve, { input }, area.client)).toBe('Unauthorized');
    expect(await asked(jobDocuments.involve, { input }, consultant)).toBe('Unauthorized');
    const row = (await asked(jobDocuments.involve, { input }, area.admin)) as Item;
    await eventually('the consultant to be known', async () => read(job, consultant));
    expect(await update({ id: job, title: '相談のうえ改題' }, consultant)).toMatchObject({
      title: '相談のうえ改題',
    });
    expect(await update({ id: job, organizationOpenJobsId: null }, consultant)).toBe('Unauthorized');
    expect(await asked(jobDocuments.release, { input: { id: row.id } }, area.client)).toBe('NotFound');
    expect(await asked(jobDocuments.release, { input: { id: row.id } }, consultant)).toBe('NotFound');
    expect(await asked(jobDocuments.release, { input: { id: row.id } }, area.admin)).toMatchObject({
      id: row.id,
    });
    await eventually('the consultant to be forgotten', async () =>
      (await read(job, consultant)) ? null : true,
    );
  });
}
