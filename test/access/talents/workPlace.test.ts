import { given } from '../../support/given';
import { records } from '../records';

const { send, made } = records;

test('who wants to work at an office keeps a prefecture in which they can work', async () => {
  const person = await given.aTalent();
  const own = { userID: person.sub };
  /** Returns the error of an update as `<type> <field> <rule>`; null if it was accepted. */
  const refusal = async (entity: string, input: object) => {
    const { error } = await send('update', entity, input, person, 'version');
    const { field, rule } = (error?.errorInfo ?? {}) as { field?: string; rule?: string };
    return error ? `${error.errorType} ${field} ${rule}` : null;
  };
  const wish = (input: object) => refusal('User', { sub: person.sub, ...input });
  const choose = (id: string, isSelected: boolean | null) => refusal('UserPrefactures', { id, isSelected });
  const office = { hopeLocationType: 'OFFICE' };
  const refused = 'InvalidInput input.hopeLocationType areaForOffice';
  expect(await wish(office)).toBe(refused);
  const tokyo = await made('UserPrefactures', { ...own, prefactureID: '13', isSelected: false }, person);
  expect(await wish({ ...office, portfolioPath: `p${person.sub.slice(0, 12)}` })).toBe(refused);
  expect(await choose(tokyo, true)).toBeNull();
  expect(await wish({ ...office, portfolioPath: `p${person.sub.slice(0, 12)}` })).toBeNull();
  expect(await choose(tokyo, false)).toBe('InvalidInput input.isSelected areaForOffice');
  expect(await choose(tokyo, null)).toBe('InvalidInput input.isSelected areaForOffice');
  const kyoto = await made('UserPrefactures', { ...own, prefactureID: '26', isSelected: true }, person);
  expect(await choose(tokyo, false)).toBeNull();
  expect(await wish({ hopeLocationType: 'REMOTE' })).toBeNull();
  expect(await choose(kyoto, false)).toBeNull();
});
