import { checkRows } from './checkRows';
import { matchColumns } from './matchColumns';

const t = ((key: string) => key) as never;
const entry = (id: string, name: string) => ({ id, name, version: 1, createdAt: '', updatedAt: '' });
const catalogue = {
  occupations: [entry('design', 'デザイナー')],
  prefectures: [entry('tokyo', '東京都')],
  skills: [],
} as never;

const headings = ['email', 'lastName', 'firstName', 'lastNameKana', 'firstNameKana', 'displayName'];
const person = ['a@example.com', '縁', '結子', 'えにし', 'ユイコ', 'ゆいこ'];

const check = (more: string[], rows: string[][]) =>
  checkRows({ t, catalogue, columns: matchColumns(t, [...headings, ...more]) }, rows);

test('headings are labels or names of the API; others and repeated ones are not imported', () => {
  const found = matchColumns(t, ['Ｅmail', 'adminTalent.field.email', ' birth Date ', 'memo']);
  expect(found).toEqual(['email', null, 'birthDate', null]);
});

test('a row is read in the notations of spreadsheets', async () => {
  const more = ['birthDate', 'minumumSalary', 'appetiteToSideWork', 'userMainJobId', 'tel'];
  const [row] = await check(more, [
    [...person, '1992/4/5', '６００,０００', 'NOW', 'デザイナー', '090-1234-5678'],
  ]);
  expect(row).toMatchObject({ line: 2, broken: [] });
  expect(row?.values).toMatchObject({
    ...{ email: 'a@example.com', birthDate: '1992-04-05', minumumSalary: 600_000 },
    ...{ appetiteToSideWork: 'NOW', userMainJobId: 'design' },
  });
});

test.each([
  ['a missing name', [], ['a@example.com', '縁', '', ...person.slice(3)], 'firstName', 'required'],
  ['an address that is none', [], ['a.example.com', ...person.slice(1)], 'email', 'email'],
  ['kana that are none', [], [...person.slice(0, 3), '縁', 'ユイコ', 'ゆいこ'], 'lastNameKana', 'katakana'],
  ['a name that nobody may have', [], [...person.slice(0, 5), '運営'], 'displayName', 'reserved'],
  ['a name that is too long', [], [person[0]!, '縁'.repeat(51), ...person.slice(2)], 'lastName', '1..50'],
  ['a phone number that is none', ['tel'], [...person, '123'], 'tel', 'phone'],
  ['a day that does not exist', ['birthDate'], [...person, '1992-02-31'], 'birthDate', 'birthDate'],
  ['a date that is none', ['birthDate'], [...person, '春'], 'birthDate', 'date'],
  ['a number outside its range', ['numberOfDayPerWeek'], [...person, '8'], 'numberOfDayPerWeek', '1..7'],
  ['a text instead of a number', ['minumumSalary'], [...person, '高め'], 'minumumSalary', 'number'],
  ['an occupation that does not exist', ['userMainJobId'], [...person, '忍者'], 'userMainJobId', 'exists'],
])('%s is found with its field and rule', async (_title, more, cells, field, rule) => {
  const [row] = await check(more, [cells]);
  expect(row?.broken).toEqual([{ field, rule }]);
});

test('a minimum above the maximum is found', async () => {
  const [row] = await check(['minumumSalary', 'maximumSalary'], [[...person, '5', '4']]);
  expect(row?.broken).toEqual([{ field: 'minumumSalary', rule: 'notAboveMaximum' }]);
});

test('the first row with an address counts, however the address is written; empty rows are left out', async () => {
  const rows = await check([], [['', ''], person, ['A@EXAMPLE.com ', ...person.slice(1)]]);
  expect(rows.map(({ line, broken }) => [line, ...broken.map(({ rule }) => rule)])).toEqual([
    [3],
    [4, 'duplicate'],
  ]);
});

test('all that is wrong in a row is found at once', async () => {
  const cells = ['a.example.com', '縁', '', '縁', 'ユイコ', '運営', '123', '春', '5', '4'];
  const [row] = await check(['tel', 'birthDate', 'minumumSalary', 'maximumSalary'], [cells]);
  expect(row?.broken).toEqual([
    { field: 'birthDate', rule: 'date' },
    { field: 'email', rule: 'email' },
    { field: 'firstName', rule: 'required' },
    { field: 'lastNameKana', rule: 'katakana' },
    { field: 'displayName', rule: 'reserved' },
    { field: 'tel', rule: 'phone' },
    { field: 'minumumSalary', rule: 'notAboveMaximum' },
  ]);
});
