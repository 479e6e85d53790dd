import type { Person } from '../../../support/api/Person';
import { type Caller, query } from '../../../support/api/query';
import { eventually } from '../../../support/eventually';
import { unique } from '../../../support/unique';
import { readNotices } from '../../notices/readNotices';
import { settle } from '../../over-time/settle';
import { type AuditEntry, readAuditEntries } from '../../readAuditEntries';
import { records } from '../../records';
import type { OpenArea } from '../OpenArea';
import { graphql } from '../../../support/graphql';

const { made, refusal } = records;

const takeBack = graphql(`
  mutation TakeBack(
    $input: TakeBackEmployeeBenefitEditInput!
    $condition: ModelEmployeeBenefitConditionInput
  ) {
    takeBackEmployeeBenefitEdit(input: $input, condition: $condition) {
      title
      couponCode
      useProcesses
      tags {
        name
      }
      isDraft
    }
  }
`);

/** Tests that what an organization changes in its published benefit is logged, and can be taken back. */
export function describeBenefitEdits(area: OpenArea): void {
  const original = { title: '研修の割引', couponCode: 'HAKO-2026', useProcesses: ['窓口で見せる'] };
  const take = async (id: string, entryId: string, as: Caller = area.admin, condition?: object) => {
    const variables = { input: { id, entryId }, condition };
    const { data, errors } = await query(takeBack, variables, as);
    return errors[0]?.errorType ?? data?.takeBackEmployeeBenefitEdit;
  };
  const entries = (subject: string) => readAuditEntries({ subject }, area.admin);
  const change = async (id: string, input: object, as: Person) =>
    expect(await refusal('update', 'EmployeeBenefit', { id, ...input }, as)).toBeUndefined();

  /** Creates a benefit of the client's organization, which an administrator has published. */
  async function aPublishedBenefit(more: object = {}): Promise<string> {
    const id = await made('EmployeeBenefit', { ...original, ...more }, area.client);
    await change(id, { isDraft: false }, area.admin);
    return id;
  }
  /** Changes the benefit as a member of its organization. Returns the newest entry of the log about that. */
  async function edit(id: string, input: object): Promise<AuditEntry> {
    const known = (await entries(id)).length;
    await change(id, input, area.client);
    return eventually('the entry', async () => {
      const found = await entries(id);
      return found.length > known ? found[0]! : null;
    });
  }

  test('changes of a benefit are logged with both values, also of a draft', async () => {
    const id = await made('EmployeeBenefit', original, area.client);
    await change(id, { title: '下書きの題' }, area.client);
    await change(id, { isDraft: false }, area.admin);
    await change(id, { title: '運営の題' }, area.admin);
    const input = { title: '改めた題', couponCode: 'KAE-2026', useProcesses: original.useProcesses };
    const entry = await edit(id, input);
    expect(entry).toMatchObject({
      ...{ actor: area.client.sub, action: 'editPublicBenefit', subjectName: '改めた題' },
      changes: [
        { field: 'title', before: '"運営の題"', after: '"改めた題"' },
        { field: 'couponCode', before: '"HAKO-2026"', after: '"KAE-2026"' },
      ],
    });
    expect((await entries(id)).map(({ action, actor }) => [action, actor])).toEqual([
      ['editPublicBenefit', area.client.sub],
      ['changeBenefit', area.admin.sub],
      ['publishBenefit', area.admin.sub],
      ['changeRecord', area.client.sub],
      ['createRecord', area.client.sub],
    ]);
  });

  test('administrators get one notice of each edit of the organization, and none of their own changes', async () => {
    const title = unique.word('知らせる割引 ');
    const id = await aPublishedBenefit({ title });
    await edit(id, { couponCode: 'KAE-2026' });
    await change(id, { url: 'https://example.com/admin' }, area.admin);
    await edit(id, { couponCode: 'KAWARI-2026' });
    await settle.streams();
    const found = (await readNotices(area.admin)).filter(({ subject }) => subject === id);
    expect(found.map(({ kind }) => kind)).toEqual(['BENEFIT_EDITED', 'BENEFIT_EDITED']);
    expect(found[0]).toMatchObject({ title });
    expect((await readNotices(area.client)).filter(({ kind }) => kind === 'BENEFIT_EDITED')).toEqual([]);
  });

  test('administrators give a benefit its former values, tags with their names, and the log has it', async () => {
    const tags = await Promise.all(
      ['学びの印', '休みの印'].map((name) => made('EmployeeBenefitTag', { name, position: 9 }, area.admin)),
    );
    const id = await aPublishedBenefit({ tags: [tags[0]] });
    const entry = await edit(id, { title: '別の題', couponCode: 'KAE-2026', tags: [tags[1]] });
    expect(await take(id, entry.id)).toEqual({ ...original, tags: [{ name: '学びの印' }], isDraft: false });
    const [taken] = await eventually('the log', async () => {
      const found = (await entries(id)).filter(({ action }) => action === 'takeBackBenefitEdit');
      return found.length > 0 ? found : null;
    });
    expect(taken).toMatchObject({ actor: area.admin.sub, detail: entry.id });
    expect(taken?.changes).toContainEqual({ field: 'title', before: '"別の題"', after: '"研修の割引"' });
  });

  test('a benefit that its organization made a draft is published again', async () => {
    const id = await aPublishedBenefit();
    const entry = await edit(id, { isDraft: true });
    expect(await take(id, entry.id)).toMatchObject({ isDraft: false });
  });

  test('what was changed since, or taken back already, is a conflict and stays as it is', async () => {
    const id = await aPublishedBenefit();
    const entry = await edit(id, { title: '別の題' });
    await change(id, { title: '運営の題' }, area.admin);
    expect(await take(id, entry.id)).toBe('Conflict');
    await change(id, { title: '別の題' }, area.admin);
    expect(await take(id, entry.id, area.admin, { version: { eq: 1 } })).toBe('Conflict');
    expect(await take(id, entry.id)).toMatchObject({ title: original.title });
    expect(await take(id, entry.id)).toBe('Conflict');
  });

  test('only edits of this benefit can be taken back, and only by administrators', async () => {
    const [id, other] = [await aPublishedBenefit(), await aPublishedBenefit()];
    const entry = await edit(id, { title: '別の題' });
    expect(await take(other, entry.id)).toBe('NotFound');
    expect(await take(id, 'none')).toBe('NotFound');
    for (const caller of [area.client, area.other, area.consultant, 'guest' as const])
      expect(await take(id, entry.id, caller)).toBe('Unauthorized');
  });
}
