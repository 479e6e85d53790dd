import type { Person } from '../../../support/api/Person';
import { signIn } from '../../../support/api/signIn';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { localTables } from '../../../support/localTables';
import { ulid } from '../../../support/ulid';
import { accountDocuments } from '../../accounts/accountDocuments';
import { dataExport } from '../../accounts/dataExport';
import { erasure } from '../../accounts/erasure';
import { records } from '../../records';
import { asked } from '../asked';
import type { OpenArea } from '../OpenArea';
import { poolDocuments as documents } from '../poolDocuments';

interface Pooled {
  isKept: boolean;
  labels: string[];
  notes: { id: string; by: string; text: string; editedAt: string | null }[];
  people: { sub: string; name: string | null }[];
}

interface Listed {
  items: { userID: string; user: Record<string, unknown> | null }[];
  labels: string[];
}

/** Tests what an organization keeps about talents: who finds it, and when it is gone. */
export function describePool(area: OpenArea): void {
  const offered = (more: object = {}) => given.aTalent({ isAgreedPostForClient: true, ...more });
  const pool = (userID: string, more: object, as: Person) =>
    asked(documents.pool, { input: { userID, ...more } }, as);
  const note = (userID: string, text: string, as: Person, more: object = {}) =>
    asked(documents.note, { input: { userID, text, ...more } }, as) as Promise<{ id: string }>;
  const read = async (userID: string, as: Person, more: object = {}) =>
    (await asked(documents.read, { userID, ...more }, as)) as Pooled | null;
  const list = async (as: Person, more: object = {}) =>
    (await asked(documents.list, more, as)) as unknown as Listed;
  const subsOf = async (as: Person, more: object = {}) =>
    (await list(as, more)).items.map(({ userID }) => userID);
  const ties = async (userID: string, as: Person, more: object = {}) =>
    (await asked(documents.ties, { userID, ...more }, as)) as unknown as object[];

  test('the members of the organization share it; nobody else finds it', async () => {
    const { sub: userID } = await offered({ gender: 'FEMALE' });
    const { member, organizationId } = await area.aMember();
    await pool(userID, { isKept: true, addedLabels: ['会計'], addedJobIDs: [area.ownJob()] }, member);
    await note(userID, '次の募集で声をかける', member);
    const { items, labels } = await list(member);
    expect(labels).toEqual(['会計']);
    // As the organization sees the talent: what is not shared, and settings, are hidden.
    expect(items).toEqual([
      {
        ...{ userID, isKept: true, labels: ['会計'], openJobIDs: [area.ownJob()] },
        user: { id: userID, nameInitial: expect.any(String), gender: null, isPrivate: null },
      },
    ]);
    expect(await read(userID, member)).toMatchObject({
      notes: [{ by: member.sub, text: '次の募集で声をかける', editedAt: null }],
      people: [{ sub: member.sub }],
    });
    expect(await ties(userID, member)).toEqual([{ userID, scouted: [], isKept: true, labels: ['会計'] }]);
    expect(await subsOf(area.admin, { organizationId })).toEqual([userID]);
    expect((await read(userID, area.admin, { organizationId }))?.notes).toHaveLength(1);
    // Members of another organization have a pool of their own, and do not name this one.
    expect((await read(userID, area.client))?.notes).toEqual([]);
    expect(await ties(userID, area.client)).toEqual([]);
    for (const more of [{}, { organizationId }])
      expect(await subsOf(area.client, more)).not.toContain(userID);
    expect(await read(userID, area.client, { organizationId })).toBeNull();
    expect(await pool(userID, { organizationId, isKept: true }, area.client)).toBe('NotFound');
    for (const as of [area.consultant, area.other]) {
      expect(await asked(documents.list, {}, as)).toBe('Unauthorized');
      expect(await asked(documents.read, { userID }, as)).toBe('Unauthorized');
      expect(await pool(userID, { isKept: true }, as)).toBe('Unauthorized');
    }
  });

  test('it is filtered by label and job, and who is let go is no longer in it', async () => {
    const [{ sub: one }, { sub: two }] = [await offered(), await offered()];
    const { member } = await area.aMember();
    await pool(one, { isKept: true, addedLabels: ['会計', '週3日'] }, member);
    await pool(two, { isKept: true, addedJobIDs: [area.ownJob()] }, member);
    expect(await subsOf(member)).toEqual([two, one]);
    expect(await subsOf(member, { label: '会計' })).toEqual([one]);
    expect(await subsOf(member, { openJobID: area.ownJob() })).toEqual([two]);
    expect(await pool(one, { isKept: false, removedLabels: ['会計'] }, member)).toMatchObject({
      labels: ['週3日'],
    });
    expect(await list(member)).toMatchObject({ items: [{ userID: two }], labels: [] });
    expect(await pool(one, { addedLabels: ['一', '二', '三', '四', '五'] }, member)).toBe('InvalidInput');
    expect(await pool(one, { addedLabels: ['あ\u200Bい'] }, member)).toBe('InvalidInput');
  });

  test('colleagues who write at the same moment both keep what they wrote', async () => {
    const { sub: userID } = await offered();
    await Promise.all([
      pool(userID, { isKept: true, addedLabels: ['一'] }, area.client),
      pool(userID, { organizationId: area.organizationId, addedLabels: ['二'] }, area.admin),
    ]);
    const kept = await read(userID, area.client);
    expect(kept?.labels.toSorted()).toEqual(['一', '二']);
    expect(kept?.isKept).toBe(true);
  });

  test.each([
    ['private', { isPrivate: true }, { isPrivate: false }],
    ['not to be shown to organizations', { isAgreedPostForClient: false }, { isAgreedPostForClient: true }],
  ])('it is gone while the profile is %s, and there again afterwards', async (_how, hide, show) => {
    const person = await offered();
    const { member } = await area.aMember();
    await pool(person.sub, { isKept: true, addedLabels: ['会計'] }, member);
    const { id } = await note(person.sub, '面談したい', member);
    await area.change(person, hide);
    expect(await list(member)).toEqual({ items: [], labels: ['会計'] });
    expect(await read(person.sub, member)).toBeNull();
    expect(await ties(person.sub, member)).toEqual([]);
    expect(await pool(person.sub, { isKept: true }, member)).toBe('NotFound');
    expect(await note(person.sub, 'もう一つ', member)).toBe('NotFound');
    // One's own words can be taken back at any time.
    expect(await asked(documents.change, { input: { id, text: '見送り' } }, member)).toEqual({
      text: '見送り',
    });
    await area.change(person, show);
    expect(await subsOf(member)).toEqual([person.sub]);
    expect((await read(person.sub, member))?.notes).toMatchObject([{ text: '見送り' }]);
  });

  test('people change and delete their own notes alone; a repetition adds none', async () => {
    const { sub: userID } = await offered();
    const clientToken = ulid();
    const { id } = await note(userID, '最初のメモ', area.client, { clientToken });
    await note(userID, '最初のメモ', area.client, { clientToken });
    const { member } = await area.aMember();
    for (const as of [member, area.admin]) {
      expect(await asked(documents.change, { input: { id, text: '書き換え' } }, as)).toBe('NotFound');
      expect(await asked(documents.remove, { input: { id } }, as)).toBe('NotFound');
    }
    await asked(documents.change, { input: { id, text: '直したメモ' } }, area.client);
    expect((await read(userID, area.client))?.notes).toMatchObject([
      { text: '直したメモ', editedAt: expect.any(String) },
    ]);
    await asked(documents.remove, { input: { id } }, area.client);
    expect((await read(userID, area.client))?.notes).toEqual([]);
  });

  test('nobody reads it about themselves, as a member, as an administrator, in an export or a disclosure', async () => {
    const person = await offered();
    const organizationId = area.organizationId;
    await pool(person.sub, { isKept: true, addedLabels: ['極秘の札'] }, area.client);
    await note(person.sub, '極秘メモ', area.client);
    expect(JSON.stringify(await dataExport.taken(person))).not.toMatch(/極秘|PooledTalent|TalentNote/);
    const disclosure = await dataExport.disclosed(person, area.admin);
    expect(disclosure).not.toContain('極秘');
    expect(disclosure).toContain('タレントについての企業の内部のメモ');
    const join = { sub: person.sub, organizationUsersId: organizationId };
    await records.send('update', 'User', join, area.admin, 'id: sub');
    const member = await signIn(person.email);
    expect(await read(person.sub, member)).toBeNull();
    expect(await ties(person.sub, member)).toEqual([]);
    expect(await subsOf(member)).not.toContain(person.sub);
    expect(await pool(person.sub, { isKept: false }, member)).toBe('NotFound');
    expect(await note(person.sub, '自分について', member)).toBe('NotFound');
  });

  test('the erasure of the talent deletes it, that of an author leaves no name', async () => {
    const { member, organizationId } = await area.aMember('株式会社のこす');
    const person = await offered();
    const colleague = await given.aTalent();
    const join = { sub: colleague.sub, organizationUsersId: organizationId };
    await records.send('update', 'User', join, area.admin, 'id: sub');
    await pool(person.sub, { isKept: true }, member);
    await note(person.sub, '残るメモ', await signIn(colleague.email));
    const client = localTables.open();
    const erase = async (who: Person) => {
      await asked(accountDocuments.delete, { input: { sub: who.sub } }, await signIn(who.email));
      await erasure.backdate(client, who);
      await erasure.runTheJob();
    };
    await erase(colleague);
    const left = await read(person.sub, member);
    expect(left).toMatchObject({ notes: [{ text: '残るメモ', by: colleague.sub }], people: [] });
    await erase(person);
    client.destroy();
    await eventually('the talent to be gone', async () => {
      const { items } = await list(area.admin, { organizationId });
      return items.length === 0 ? true : null;
    });
    expect(await read(person.sub, member)).toBeNull();
  });
}
