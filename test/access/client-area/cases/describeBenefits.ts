import type { Person } from '../../../support/api/Person';
import { given } from '../../../support/given';
import { records } from '../../records';
import { asked } from '../asked';
import { clientDocuments } from '../clientDocuments';
import type { OpenArea } from '../OpenArea';

const { send, refusal, made } = records;
const fields = 'id version isDraft couponCode organizationEmployeeBenefitsId';

/**
 * Tests what an organization may do with its own employee benefits: it creates, reads and changes them, also
 * drafts. It sees neither coupons nor which talents used them.
 */
export function describeBenefits(area: OpenArea): void {
  const benefit = { title: '研修の割引', couponCode: 'HAKO-2026' };
  const read = (id: string, as: Person) =>
    asked<Record<string, unknown>>(clientDocuments.benefit, { id }, as);
  const listed = async (as: Person) => {
    const page = await asked<{ items: { id: string }[] }>(clientDocuments.benefits, {}, as);
    return (page as { items: { id: string }[] }).items.map(({ id }) => id);
  };

  test('belong to the organization, and only talents who used them see the coupon', async () => {
    const { client, other, admin, organizationId } = area;
    for (const forged of [
      { organizationEmployeeBenefitsId: 'another' },
      { organizationEmployeeBenefitsId: null },
    ])
      expect(await refusal('create', 'EmployeeBenefit', { ...benefit, ...forged }, client)).toBe(
        'Unauthorized',
      );
    for (const as of [other, area.consultant])
      expect(await refusal('create', 'EmployeeBenefit', benefit, as)).toBe('Unauthorized');
    const { row } = await send('create', 'EmployeeBenefit', benefit, client, fields);
    const own = { isDraft: true, couponCode: null, organizationEmployeeBenefitsId: organizationId };
    expect(row).toMatchObject(own);
    const id = `${row?.id}`;
    expect(await read(id, client)).toMatchObject({ id, ...own, usedUsers: null });
    expect(await read(id, other)).toBeNull();
    expect(await listed(client)).toContain(id);
    expect(await listed(other)).not.toContain(id);
    const { row: published } = await send(
      'update',
      'EmployeeBenefit',
      { id, isDraft: false },
      client,
      fields,
    );
    expect(published).toMatchObject({ ...own, isDraft: false });
    const talent = await given.aTalent();
    await made('UserEmployeeBenefits', { userID: talent.sub, employeeBenefitID: id }, talent);
    expect(await read(id, talent)).toMatchObject({
      couponCode: benefit.couponCode,
      organizationEmployeeBenefitsId: null,
    });
    expect(await read(id, client)).toMatchObject({ couponCode: null, usedUsers: null });
    expect(await read(id, admin)).toMatchObject({ couponCode: benefit.couponCode });
  });

  test('of other organizations look to its members as they do to everyone', async () => {
    const { client, other, admin } = area;
    const draft = await made('EmployeeBenefit', { ...benefit, isDraft: true }, admin);
    const offered = await made('EmployeeBenefit', { ...benefit, isDraft: false }, admin);
    expect(await read(draft, client)).toBeNull();
    expect(await read(offered, client)).toEqual(await read(offered, other));
    const seen = await listed(client);
    expect([seen.includes(draft), seen.includes(offered)]).toEqual([false, true]);
    for (const id of [draft, offered]) {
      expect(await refusal('update', 'EmployeeBenefit', { id, title: '奪う' }, client)).toBe('NotFound');
      expect(await refusal('update', 'EmployeeBenefit', { id, title: '奪う' }, other)).toBe('Unauthorized');
    }
  });
}
