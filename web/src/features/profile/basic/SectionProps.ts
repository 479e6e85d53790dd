/** The props of each part of the form for the basic profile (基本情報). */
export interface SectionProps {
  /** The stored profile, for fields that this form does not change, such as `isPrivate`. */
  stored: Readonly<Record<string, unknown>>;
}
