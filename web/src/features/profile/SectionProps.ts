/** The props of each part of the forms on which talents edit their profile. */
export interface SectionProps {
  /**
   * The stored profile. It has the settings that decide who sees a field, which this form does not change.
   */
  stored: Readonly<Record<string, unknown>>;
}
