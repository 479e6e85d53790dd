import { composedNames } from '../../../model/snapshots/composedNames';

const name = { lastName: '縁', firstName: '結子' };
const kana = { lastNameKana: 'エニシ', firstNameKana: 'ユイコ' };
const reading = { phoneticName: 'エニシ ユイコ', nameInitial: 'Y.E.' };

test.each([
  ['both', { ...name, ...kana }, { name: '縁 結子', ...reading }],
  ['the name alone', name, { name: '縁 結子' }],
  ['its reading alone, as a change of it gives', kana, reading],
  ['half a name', { lastName: '縁', firstNameKana: 'ユイコ' }, {}],
])('a name composed of %s is the expected one', (_what, parts, composed) => {
  expect(composedNames(parts)).toEqual(composed);
});
