/** The props of each part of the form for 基本情報. */
export interface SectionProps {
  /** Settings of the whole profile that this form does not change, such as `isPrivate`. */
  stored: Readonly<Record<string, unknown>>;
}
