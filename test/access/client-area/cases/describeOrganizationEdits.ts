import { type Caller, query } from '../../../support/api/query';
import { graphql } from '../../../support/graphql';
import { unique } from '../../../support/unique';
import { readNotices } from '../../notices/readNotices';
import { settle } from '../../over-time/settle';
import { type AuditEntry, readAuditEntries } from '../../readAuditEntries';
import { records } from '../../records';
import { jobDetails } from '../../jobDetails';
import type { OpenArea } from '../OpenArea';

const { made, refusal, send } = records;

const takeBack = graphql(`
  mutation TakeBackOrganizationEdit(
    $input: TakeBackOrganizationEditInput!
    $condition: ModelOrganizationConditionInput
  ) {
    takeBackOrganizationEdit(input: $input, condition: $condition) {
      name
      description
    }
  }
`);

/** Tests the rules for what an owner writes in an organization, that it is logged, and that it can be taken back. */
export function describeOrganizationEdits(area: OpenArea): void {
  const change = async (input: object, as: Caller = area.client) => {
    const { row, error } = await send('update', 'Organization', { id: area.organizationId, ...input }, as);
    if (row) return 'stored';
    const { field, rule } = (error?.errorInfo ?? {}) as { field?: string; rule?: string };
    return field ? `${field} ${rule}` : error?.errorType;
  };
  const take = async (entryId: string, as: Caller = area.admin, condition?: { version: { eq: number } }) => {
    const { data, errors } = await query(
      takeBack,
      { input: { id: area.organizationId, entryId }, condition },
      as,
    );
    return errors[0]?.errorType ?? data?.takeBackOrganizationEdit;
  };
  /** Changes the organization as its owner. Returns the newest entry of the log about that. */
  async function edit(input: object): Promise<AuditEntry> {
    expect(await change(input)).toBe('stored');
    await settle.streams();
    const [entry] = await readAuditEntries({ subject: area.organizationId }, area.admin);
    return entry!;
  }

  test.each([
    ['女性限定で募集します。', 'sexLimit'],
    ['30歳以下の方を募集します。', 'ageLimit'],
    ['saiyo@example.net へご連絡ください。', 'mailAddress'],
    ['お電話は 03-1234-5678 へ。', 'telephoneNumber'],
    ['https://example.net/ をご覧ください。', 'foreignLink'],
  ])('what an owner writes keeps the posting rules: %s', async (text, rule) => {
    expect(await change({ description: text })).toBe(`input.description ${rule}`);
    expect(await change({ description: text }, area.admin)).toBe('stored');
    // What an administrator has written stays valid when something else changes.
    expect(await change({ description: text })).toBe('stored');
    expect(await change({ description: '荷物を届けます。' })).toBe('stored');
  });

  test('an owner does not take the name of an organization that everybody sees', async () => {
    const word = unique.word('しおさい');
    const other = await made('Organization', { name: `株式会社${word}` }, area.admin);
    const free = { title: '求人', ...jobDetails, organizationOpenJobsId: other };
    const job = await made('OpenJob', free, area.admin);
    expect(
      await refusal('update', 'OpenJob', { id: job, isDraft: false, isPublic: true }, area.admin),
    ).toBeUndefined();
    await settle.streams();
    expect(await change({ name: `株式会社　${word}` })).toBe('input.name taken');
  });

  test('an edit of an owner gives administrators a notice, and is taken back', async () => {
    const first = unique.word('荷物を届けます。');
    expect(await change({ description: first }, area.admin)).toBe('stored');
    const entry = await edit({ description: '箱を届けます。' });
    const notices = (await readNotices(area.admin)).filter(({ subject }) => subject === area.organizationId);
    expect(notices[0]?.kind).toBe('ORGANIZATION_EDITED');
    expect(await take(entry.id, area.client)).toBe('Unauthorized');
    expect(await take(entry.id, area.admin, { version: { eq: 1 } })).toBe('Conflict');
    expect(await take(entry.id)).toMatchObject({ description: first });
    expect(await take(entry.id)).toBe('Conflict');
    await settle.streams();
    const [taken] = await readAuditEntries({ subject: area.organizationId }, area.admin);
    expect(taken).toMatchObject({
      ...{ action: 'takeBackOrganizationEdit', actor: area.admin.sub, detail: entry.id },
      changes: [{ field: 'description', after: JSON.stringify(first) }],
    });
  });
}
