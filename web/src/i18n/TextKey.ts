import type { AllTexts } from './AllTexts';

type Leaves<Base> = {
  [Key in keyof Base & string]: Base[Key] extends string ? Key : `${Key}.${Leaves<Base[Key]>}`;
}[keyof Base & string];

/** The type of all keys of texts that `t()` accepts, such as `shell.menu.home`. */
export type TextKey = Leaves<AllTexts>;
