import { given } from '../../../support/given';
import { unique } from '../../../support/unique';
import { readAuditEntries } from '../../readAuditEntries';
import { jobDetails } from '../../jobDetails';
import { records } from '../../records';
import type { Person } from '../../../support/api/Person';
import type { OpenArea } from '../OpenArea';

const { made, refusal, send } = records;

/** Tests the names that organizations give themselves and their conversations. */
export function describeNames(area: OpenArea): void {
  const answer = async (verb: string, entity: string, input: object, as: Person) => {
    const { row, error } = await send(verb, entity, input, as);
    if (row) return 'stored';
    const { field, rule } = (error?.errorInfo ?? {}) as { field?: string; rule?: string };
    return field ? `${field} ${rule}` : error?.errorType;
  };
  const rename = (input: object, as: Person) =>
    answer('update', 'Organization', { id: area.organizationId, ...input }, as);
  const invisible = ['a\u0000b\u202ec', 'はこ\u200bぶね', 'はこ\nぶね'];

  test('of an organization are visible, and those of the operator belong to administrators', async () => {
    const { client, admin } = area;
    for (const name of invisible)
      for (const as of [client, admin]) expect(await rename({ name }, as)).toBe('input.name visible');
    expect(await answer('create', 'Organization', { name: invisible[0] }, admin)).toBe('input.name visible');
    expect(await answer('create', 'Organization', { name: invisible[0] }, client)).toBe('Unauthorized');
    for (const name of ['Enishi 運営事務局', '運\u{E0100}営'])
      expect(await rename({ name }, client)).toBe('input.name reserved');
    expect(await rename({ kana: 'ウンエイ' }, client)).toBe('Unauthorized');
    const id = await made('Organization', { name: 'Enishi' }, admin);
    expect(await answer('update', 'Organization', { id, name: 'Enishi 運営' }, admin)).toBe('stored');
  });

  test('and other public values of an organization are logged when its owner or an administrator changes them', async () => {
    const { client, admin, organizationId: subject } = area;
    const read = async () =>
      (await readAuditEntries({ subject }, admin)).filter(({ action }) => action === 'editOrganization');
    const known = await read();
    const description = unique.word('荷物を届けます。');
    expect(await rename({ description }, client)).toBe('stored');
    expect(await rename({ description }, client)).toBe('stored');
    expect(await rename({ description: '運営の紹介文' }, admin)).toBe('stored');
    expect(await rename({ description: 'よその紹介文' }, area.other)).toBe('Unauthorized');
    const found = await read();
    expect(found).toHaveLength(known.length + 2);
    expect(found[0]).toMatchObject({ actor: admin.sub });
    expect(found[1]).toMatchObject({
      ...{ actor: client.sub, subjectName: expect.any(String) },
      changes: [{ field: 'description', after: JSON.stringify(description) }],
    });
  });

  describe('of a conversation', () => {
    let talent: Person;
    let openJobConversationsId: string;
    const open = (name: string, as: Person) =>
      answer('create', 'Conversation', { participantIds: [talent.sub], openJobConversationsId, name }, as);

    beforeAll(async () => {
      const { client, admin } = area;
      talent = await given.aTalent({ isAgreedPostForClient: true });
      openJobConversationsId = await made('OpenJob', { title: '伏せた求人', ...jobDetails }, client);
      const hidden = {
        isHideOrganizationName: true,
        organizationNameForHidden: '都内の企業',
        hidingReason: '発表前のため',
      };
      const change = { id: openJobConversationsId, isDraft: false, isPublic: true, ...hidden };
      expect(await refusal('update', 'OpenJob', change, admin)).toBeUndefined();
    });

    test.each([
      ...['株式会社ハコブネ珈琲', 'ハコブネ珈琲のご案内', '㈱ハコブネ珈琲', '株式会社 ハコブネ珈琲'],
      ...['ﾊｺﾌﾞﾈ珈琲', 'はこぶねのご案内', 'ハコブ\uFE0Fネ珈琲'],
    ])('a hidden organization is not named: %s', async (name) => {
      expect(await open(name, area.client)).toBe('input.name hiddenName');
    });

    test('are visible, and the operator’s belong to administrators', async () => {
      for (const name of invisible)
        for (const as of [area.client, area.admin]) expect(await open(name, as)).toBe('input.name visible');
      expect(await open('Enishi 事務局', area.client)).toBe('input.name reserved');
      expect(await open('Enishi 事務局', area.admin)).toBe('stored');
      expect(await open('選考のご案内', area.client)).toBe('stored');
    });
  });
}
