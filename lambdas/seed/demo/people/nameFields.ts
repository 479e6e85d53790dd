import type { Person } from './Person';

const INITIALS: [letter: string, kana: string][] = [
  ['A', 'ア'],
  ['I', 'イ'],
  ['U', 'ウ'],
  ['E', 'エ'],
  ['O', 'オ'],
  ['K', 'カキクケコ'],
  ['G', 'ガギグゲゴ'],
  ['S', 'サシスセソ'],
  ['J', 'ジ'],
  ['Z', 'ザズゼゾ'],
  ['T', 'タチツテト'],
  ['D', 'ダデド'],
  ['N', 'ナニヌネノ'],
  ['H', 'ハヒヘホ'],
  ['F', 'フ'],
  ['M', 'マミムメモ'],
  ['Y', 'ヤユヨ'],
  ['R', 'ラリルレロ'],
  ['W', 'ワ'],
];

const initial = (kana: string) => INITIALS.find(([, row]) => row.includes(kana.charAt(0)))?.[0] ?? 'X';

/**
 * Returns the name fields of a demo person's profile, composed as the API composes them. `nameInitial` begins
 * with the initial of the first name.
 */
export function nameFields(person: Person) {
  const { lastName, firstName, lastNameKana, firstNameKana } = person;
  return {
    lastName,
    firstName,
    lastNameKana,
    firstNameKana,
    name: `${lastName} ${firstName}`,
    phoneticName: `${lastNameKana} ${firstNameKana}`,
    nameInitial: `${initial(firstNameKana)}.${initial(lastNameKana)}.`,
  };
}
