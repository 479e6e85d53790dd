import type { JobValues } from '../JobValues';

export interface PostedNames {
  /**
   * The name of the chosen organization and, if known, its reading in katakana (`kana`); null if none is
   * chosen.
   */
  organization: { name: string; kana?: string | null } | null;
  /** Returns the name of a skill tag by its id. */
  tagName: (id: string) => string;
}

/**
 * Converts the values of the job editor into the record that the API would store. Only the fields that the
 * posting rules need are converted.
 */
export function buildPostedJob(values: JobValues, { organization, tagName }: PostedNames) {
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: tagName(id) }));
  return {
    ...values,
    organizationName: organization?.name ?? values.organizationName,
    requiredSkillTags: named(values.requiredSkillTags),
    welcomeSkillTags: named(values.welcomeSkillTags),
  };
}
