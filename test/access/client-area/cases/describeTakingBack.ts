import type { Person } from '../../../support/api/Person';
import { type Caller, query } from '../../../support/api/query';
import { eventually } from '../../../support/eventually';
import { unique } from '../../../support/unique';
import { jobDetails } from '../../jobDetails';
import { readNotices } from '../../notices/readNotices';
import { settle } from '../../over-time/settle';
import { readAuditEntries } from '../../readAuditEntries';
import { records } from '../../records';
import { asked } from '../asked';
import type { OpenArea } from '../OpenArea';
import { graphql } from '../../../support/graphql';

const { made, refusal } = records;

const takeBack = graphql(`
  mutation TakeBack($input: TakeBackOpenJobEditInput!, $condition: ModelOpenJobConditionInput) {
    takeBackOpenJobEdit(input: $input, condition: $condition) {
      title
      overView
      minumumSalary
      requiredSkillTags {
        id
        name
      }
      isPublic
      closedAt
      version
    }
  }
`);

const tags = graphql(`
  query Tags {
    listSkillTagsByOrderByPosition(type: "SkillTag", limit: 2) {
      items {
        id
        name
      }
    }
  }
`);

/** Tests that administrators, and nobody else, can take back what job staff have changed in a public job. */
export function describeTakingBack(area: OpenArea): void {
  const take = async (id: string, entryId: string, as: Caller = area.admin, condition?: object) => {
    const variables = { input: { id, entryId }, condition };
    const { data, errors } = await query(takeBack, variables, as);
    return errors[0]?.errorType ?? data?.takeBackOpenJobEdit;
  };
  const entries = (subject: string) => readAuditEntries({ subject }, area.admin);

  /** Creates a public job of the client's organization. */
  async function aPublicJob(more: object = {}): Promise<string> {
    const id = await made('OpenJob', { title: '元の求人', ...jobDetails, ...more }, area.client);
    expect(await refusal('update', 'OpenJob', { id, isDraft: false, isPublic: true }, area.admin)).toBe(
      undefined,
    );
    return id;
  }
  /** Changes the job as a member of its organization. Returns the id of the audit entry. */
  async function edit(id: string, change: object, as: Person = area.client): Promise<string> {
    expect(await refusal('update', 'OpenJob', { id, ...change }, as)).toBeUndefined();
    const found = await eventually('the entry', async () => {
      const [entry] = (await entries(id)).filter(({ action }) => action === 'editPublicJob');
      return entry ?? null;
    });
    return found.id;
  }

  test('every changed field gets its former value, skill tags with their names, and the log has it', async () => {
    const { items } = (await asked(tags, {}, area.admin)) as {
      items: { id: string; name: string }[];
    };
    const [first, second] = items;
    const id = await aPublicJob({ requiredSkillTags: [first?.id] });
    const change = { title: '改めた求人', minumumSalary: 900_000, requiredSkillTags: [second?.id] };
    const entryId = await edit(id, change);
    expect(await take(id, entryId)).toMatchObject({
      ...{ title: '元の求人', minumumSalary: jobDetails.minumumSalary, overView: jobDetails.overView },
      ...{ requiredSkillTags: [first], isPublic: true },
    });
    const [taken] = await eventually('the log', async () => {
      const found = (await entries(id)).filter(({ action }) => action === 'takeBackJobEdit');
      return found.length > 0 ? found : null;
    });
    expect(taken).toMatchObject({ actor: area.admin.sub, detail: entryId });
    expect(taken?.changes).toContainEqual({
      field: 'title',
      before: '"改めた求人"',
      after: '"元の求人"',
    });
  });

  test('administrators get one notice of each edit of the job staff, and none of their own changes', async () => {
    const title = unique.word('知らせる求人 ');
    const id = await aPublicJob({ title });
    await edit(id, { overView: '一度目の変更' });
    expect(await refusal('update', 'OpenJob', { id, overView: '運営の変更' }, area.admin)).toBeUndefined();
    await edit(id, { overView: '二度目の変更' });
    await settle.streams();
    const found = (await readNotices(area.admin)).filter(({ subject }) => subject === id);
    expect(found.map(({ kind }) => kind)).toEqual(['JOB_EDITED', 'JOB_EDITED']);
    expect(found[0]).toMatchObject({ title });
    expect((await readNotices(area.client)).filter(({ kind }) => kind === 'JOB_EDITED')).toEqual([]);
  });

  test('a job that its organization has closed becomes public again', async () => {
    const id = await aPublicJob();
    const entryId = await edit(id, { isPublic: false });
    expect(await take(id, entryId)).toMatchObject({ isPublic: true, closedAt: null });
  });

  test('what was changed since, or taken back already, is a conflict and stays as it is', async () => {
    const id = await aPublicJob();
    const entryId = await edit(id, { title: '改めた求人' });
    expect(await refusal('update', 'OpenJob', { id, title: '運営の改題' }, area.admin)).toBeUndefined();
    expect(await take(id, entryId)).toBe('Conflict');
    expect(await refusal('update', 'OpenJob', { id, title: '改めた求人' }, area.admin)).toBeUndefined();
    expect(await take(id, entryId, area.admin, { version: { eq: 1 } })).toBe('Conflict');
    expect(await take(id, entryId)).toMatchObject({ title: '元の求人' });
    expect(await take(id, entryId)).toBe('Conflict');
  });

  test('only edits of this job in the log can be taken back, and only by administrators', async () => {
    const [id, other] = [await aPublicJob(), await aPublicJob()];
    const entryId = await edit(id, { title: '改めた求人' });
    expect(await take(other, entryId)).toBe('NotFound');
    expect(await take(id, 'none')).toBe('NotFound');
    for (const caller of [area.client, area.other, 'guest' as const])
      expect(await take(id, entryId, caller)).toBe('Unauthorized');
    const owners = [area.client.sub, area.admin.sub];
    expect(await refusal('update', 'OpenJob', { id, owners }, area.admin)).toBeUndefined();
    const changed = await eventually('the change of owners', async () => {
      return (await entries(id)).find(({ action }) => action === 'changeJobOwners') ?? null;
    });
    expect(await take(id, changed.id)).toBe('NotFound');
  });
}
