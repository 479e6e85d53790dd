import type { JobValues } from '../JobValues';

interface OrganizationFacts {
  name: string;
  kana?: string | null;
  address?: string | null;
  contact?: string | null;
}

export interface PostedNames {
  /**
   * The chosen organization: its name and, if known, its reading in katakana (`kana`), where it is and how people reach
   * it; null if none is chosen.
   */
  organization: OrganizationFacts | null;
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
    // An organization that is not registered has a name only.
    organization: values.organizationOpenJobsId ? organization : null,
    organizationName: organization?.name ?? values.organizationName,
    requiredSkillTags: named(values.requiredSkillTags),
    welcomeSkillTags: named(values.welcomeSkillTags),
  };
}
