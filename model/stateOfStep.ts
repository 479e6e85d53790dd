import type { EnumValue } from './enums';

/** In this order: 最終面接・条件のご提示 is an interview, オファー面談 is none. */
const words: readonly (readonly [EnumValue<'ApplyType'>, RegExp])[] = [
  ['OFFERED', /オファー|内定/u],
  ['INTERVIEW', /面談|面接|すり合わせ|体験|試|課題|会/u],
  ['SCREENING', /書類|プロフィール|メッセージ|応募/u],
  ['OFFERED', /条件|契約/u],
];

/**
 * Returns the state of an application to which a step of a job's own selection belongs, by its title. Only the steps
 * among the interviews have columns of their own on the board; the others have the state's.
 */
export const stateOfStep = (title: string): EnumValue<'ApplyType'> =>
  words.find(([, word]) => word.test(title))?.[0] ?? 'INTERVIEW';
