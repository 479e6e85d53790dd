/** The props of each part of the form for the basic profile (基本情報). */
export interface SectionProps {
  /**
   * The stored profile. It has the settings that decide who sees a field, which this form does not change.
   */
  stored: Readonly<Record<string, unknown>>;
}
