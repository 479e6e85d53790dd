import type { ja } from './ja';

type Leaves<Base> = {
  [Key in keyof Base & string]: Base[Key] extends string ? Key : `${Key}.${Leaves<Base[Key]>}`;
}[keyof Base & string];

/** The key of a text, as `t()` takes it. */
export type TextKey = Leaves<typeof ja>;
