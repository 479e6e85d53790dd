/**
 * For each Latin letter, the kana that it abbreviates. Initials are shown where a full name is hidden: ヤマダ
 * タロウ becomes T.Y.
 */
const INITIALS: Record<string, string> = {
  A: 'アァ',
  I: 'イィ',
  U: 'ウゥヴ',
  E: 'エェ',
  O: 'オォヲ',
  K: 'カキクケコ',
  G: 'ガギグゲゴ',
  S: 'サシスセソ',
  Z: 'ザズゼゾ',
  J: 'ジヂ',
  T: 'タチツテトッ',
  D: 'ダヅデド',
  N: 'ナニヌネノン',
  H: 'ハヒヘホ',
  F: 'フ',
  B: 'バビブベボ',
  P: 'パピプペポ',
  M: 'マミムメモ',
  Y: 'ヤユヨャュョ',
  R: 'ラリルレロ',
  W: 'ワ',
};

function initialOf(kana: unknown): string {
  const first = `${kana ?? ''}`.slice(0, 1);
  const match =
    first === '' ? undefined : Object.entries(INITIALS).filter(([, row]) => row.includes(first))[0];
  return match ? `${match[0]}.` : '';
}

/**
 * Returns the fields that are composed of a talent's names: the full name from last and first name, and the
 * phonetic name and the initials from the two names in kana. A field is left out if one of its two names is
 * missing. Resolvers use this function, so it is limited to the APPSYNC_JS subset.
 */
export function composedNames(user: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const composed: Record<string, unknown> = {};
  if (user.lastName && user.firstName) composed.name = `${user.lastName} ${user.firstName}`;
  if (user.lastNameKana && user.firstNameKana) {
    composed.phoneticName = `${user.lastNameKana} ${user.firstNameKana}`;
    const initials = `${initialOf(user.firstNameKana)}${initialOf(user.lastNameKana)}`;
    if (initials !== '') composed.nameInitial = initials;
  }
  return composed;
}
