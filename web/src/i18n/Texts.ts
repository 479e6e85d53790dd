/** The shape of a set of texts: a translation has exactly the keys of the Japanese one. */
export type Texts<Base> = {
  readonly [Key in keyof Base]: Base[Key] extends string ? string : Texts<Base[Key]>;
};
