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
  const read = (id: string, as: Person) => asked(clientDocuments.benefit, { id }, as);
  const listed = async (as: Person) => {
    const page = await asked(clientDocuments.benefits, {}, as);
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
    const { row: published } = await send('update', 'EmployeeBenefit', { id, isDraft: false }, admin, fields);
    expect(published).toMatchObject({ isDraft: false, organizationEmployeeBenefitsId: organizationId });
    const talent = await given.aTalent();
    await made('UserEmployeeBenefits', { userID: talent.sub, employeeBenefitID: id }, talent);
    expect(await read(id, talent)).toMatchObject({
      couponCode: benefit.couponCode,
      organizationEmployeeBenefitsId: null,
    });
    expect(await read(id, client)).toMatchObject({ couponCode: null, usedUsers: null });
    expect(await read(id, admin)).toMatchObject({ couponCode: benefit.couponCode });
  });

  test('are published by administrators, who are asked for it and may return them with a note', async () => {
    const { client, admin } = area;
    const write = async (input: object, as: Person) => {
      const { row, error } = await send('update', 'EmployeeBenefit', { id, ...input }, as, review);
      return row ?? error?.errorType;
    };
    const review = 'isDraft reviewRequestedAt reviewNote';
    const atOnce = { ...benefit, isDraft: false };
    expect(await refusal('create', 'EmployeeBenefit', atOnce, client)).toBe('Unauthorized');
    const unusable = { title: benefit.title, isReviewRequested: true };
    expect(await refusal('create', 'EmployeeBenefit', unusable, client)).toBe('InvalidInput');
    const asks = { ...benefit, isReviewRequested: true };
    const { row } = await send('create', 'EmployeeBenefit', asks, client, `id version ${review}`);
    const id = `${row?.id}`;
    const at = expect.stringMatching(/^20/) as string;
    expect(row).toMatchObject({ isDraft: true, reviewRequestedAt: at, reviewNote: null });
    for (const isDraft of [false, null]) expect(await write({ isDraft }, client)).toBe('Unauthorized');
    expect(await write({ reviewNote: '承認' }, client)).toBe('Unauthorized');
    const requestedAt = row?.reviewRequestedAt;
    expect(await write({ title: '研修の優待', isReviewRequested: true }, client)).toMatchObject({
      reviewRequestedAt: requestedAt,
    });
    expect(await write({ isReviewRequested: false }, client)).toMatchObject({ reviewRequestedAt: null });
    await write({ isReviewRequested: true }, client);
    const reviewNote = '対象の研修を書いてください。';
    const returned = { isDraft: true, reviewRequestedAt: null, reviewNote };
    expect(await write({ isDraft: true, reviewNote }, admin)).toEqual(returned);
    expect(await write({ title: '直した研修の優待' }, client)).toEqual(returned);
    const again = await write({ isReviewRequested: true }, client);
    expect(again).toEqual({ isDraft: true, reviewRequestedAt: at, reviewNote });
    const published = { isDraft: false, reviewRequestedAt: null, reviewNote: null };
    expect(await write({ isDraft: false }, admin)).toEqual(published);
    expect(await write({ title: '研修の割引' }, client)).toEqual(published);
    expect(await write({ isDraft: true }, client)).toEqual({ ...published, isDraft: true });
    expect(await write({ isDraft: false }, client)).toBe('Unauthorized');
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
