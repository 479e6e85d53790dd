type Named = Readonly<Record<string, unknown>> | string;

const LISTS = ['skills', 'requiredSkillTags', 'welcomeSkillTags'];

const namesIn = (value: unknown): string =>
  ((value ?? []) as Named[]).map((each) => (typeof each === 'string' ? each : `${each.name}`)).join('\n');

/**
 * Returns, by field, the names that a job shows besides its texts and that can also reveal an organization's
 * name: those of skills and skill tags. Resolvers use this function too, so it is limited to the APPSYNC_JS
 * subset.
 */
export function namesShown(job: Readonly<Record<string, unknown>>): Record<string, string> {
  const names: Record<string, string> = {};
  LISTS.forEach((field) => {
    names[field] = namesIn(job[field]);
  });
  return names;
}
