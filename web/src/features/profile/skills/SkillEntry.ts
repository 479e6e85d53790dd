/** A skill that people can add to their profile: an entry of the catalogue of skills or of skill tags. */
export interface SkillEntry {
  id: string;
  /**
   * The field of a talent's SkillSet record that holds the id of this entry: one for entries of the catalogue
   * of skills, the other for skill tags.
   */
  field: 'skillSetSkillId' | 'skillSetSkillTagId';
  name: string;
  kana: string | null;
  /** The name of the category under which the entry is listed. */
  category: string;
  /** The id of the occupation that the entry belongs to; null for none. */
  occupation: string | null;
}
