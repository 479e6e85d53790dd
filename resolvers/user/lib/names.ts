import type { Item } from '../../lib/Item';

/** The initials that stand for a name where it is not shown, from its kana: 山田太郎（ヤマダ タロウ） → T.Y. */
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

/** What the server composes from the parts of a name; empty when no part is there. */
export function names(user: Item): Item {
  if (!user.lastName || !user.firstName) return {};
  const kana = user.lastNameKana && user.firstNameKana ? `${user.lastNameKana} ${user.firstNameKana}` : null;
  const initials = `${initialOf(user.firstNameKana)}${initialOf(user.lastNameKana)}`;
  return {
    name: `${user.lastName} ${user.firstName}`,
    ...(kana ? { phoneticName: kana } : {}),
    ...(initials === '' ? {} : { nameInitial: initials }),
  };
}
