/** The shape of the texts: a translation has exactly the keys of the Japanese texts. */
export type Texts<Base> = {
  readonly [Key in keyof Base]: Base[Key] extends string ? string : Texts<Base[Key]>;
};
