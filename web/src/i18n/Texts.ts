/** The type of a translation: it must have exactly the keys of the Japanese texts. */
export type Texts<Base> = {
  readonly [Key in keyof Base]: Base[Key] extends string ? string : Texts<Base[Key]>;
};

/** The type of a partial translation: it has no other keys than the Japanese texts. */
export type PartialTexts<Base> = {
  readonly [Key in keyof Base]?: Base[Key] extends string ? string : PartialTexts<Base[Key]>;
};
