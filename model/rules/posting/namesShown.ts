type Named = Readonly<Record<string, unknown>> | string;

const LISTS = ['skills', 'requiredSkillTags', 'welcomeSkillTags'];

const namesIn = (value: unknown): string =>
  ((value ?? []) as Named[]).map((each) => (typeof each === 'string' ? each : `${each.name}`)).join('\n');

/**
 * Returns, by field, the names that a job shows besides its texts and that can also reveal an organization's
 * name: the file name of the cover image, and the names of skills and skill tags. Resolvers use this function
 * too, so it is limited to the APPSYNC_JS subset.
 */
export function namesShown(job: Readonly<Record<string, unknown>>): Record<string, string> {
  const names: Record<string, string> = {
    coverImage: `${`${job.coverImage ?? ''}`.split('/').slice(-1)[0]}`,
  };
  LISTS.forEach((field) => {
    names[field] = namesIn(job[field]);
  });
  return names;
}
