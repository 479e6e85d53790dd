/** A skill that people can add to their profile: an entry of the catalogue of skills or of skill tags. */
export interface SkillEntry {
  id: string;
  /**
   * The field of a talent's skill record that contains the id of the entry. It depends on the catalogue to
   * which the entry belongs.
   */
  field: 'skillSetSkillId' | 'skillSetSkillTagId';
  name: string;
  kana: string | null;
  /** The name of the category under which the entry is listed. */
  category: string;
  /** The id of the occupation that the entry belongs to; null for none. */
  occupation: string | null;
}
