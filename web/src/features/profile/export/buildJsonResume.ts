import { newestFirst } from '../career/newestFirst';
import type { OwnProfile } from '../view/useOwnProfile';
import type { JsonResume } from './JsonResume';
import { resumeFields } from './resumeFields';

/** Replaces null by undefined, because JSON Resume leaves out unknown values. */
const given = <Value>(value: Value | null | undefined): Value | undefined => value ?? undefined;

type History = NonNullable<OwnProfile['workHistories']>['items'][number];

/**
 * Renames the fields of a record to those of JSON Resume.
 * @param fields for each field name in JSON Resume, the name in the record
 */
function rename<Name extends string, Field extends string>(
  fields: Readonly<Record<Name, Field>>,
  record: Readonly<Partial<Record<Field, string | null>>>,
): Partial<Record<Name, string>> {
  const entries = Object.entries(fields) as [Name, Field][];
  return Object.fromEntries(entries.map(([name, field]) => [name, given(record[field])])) as never;
}

const toWork = (history: History): JsonResume['work'][number] => ({
  ...rename(resumeFields.work, history),
  highlights: history.achievements?.items.map(({ projectName }) => projectName) ?? [],
});

const toEducation = (history: History): JsonResume['education'][number] => ({
  ...rename(resumeFields.education, { ...history, position: history.position ?? history.classification }),
  area: history.divisions?.items.map(({ name }) => name).join(' ') || undefined,
});

const toProjects = ({ organizationName, achievements }: History): JsonResume['projects'] =>
  (achievements?.items ?? []).map((achievement) => ({
    ...rename(resumeFields.projects, achievement),
    name: achievement.projectName,
    entity: given(organizationName),
    roles: achievement.role ? [achievement.role] : [],
    keywords: achievement.topics ?? [],
    url: achievement.links?.items[0]?.url,
  }));

/** Converts a talent's own profile into the format JSON Resume. */
export function buildJsonResume(profile: OwnProfile): JsonResume {
  const histories = [...(profile.workHistories?.items ?? [])].sort(newestFirst);
  const isSchool = ({ historyType }: History) => historyType === 'EDUCATION';
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: given(profile.name ?? profile.displayName),
      label: given(profile.mainJob?.name),
      email: given(profile.email),
      phone: given(profile.tel),
      summary: given(profile.description),
      location: {
        address: given(profile.address),
        region: given(profile.baseLocation?.name),
        countryCode: 'JP',
      },
      profiles: Object.entries(resumeFields.networks).flatMap(([network, field]) => {
        const url = profile[field];
        return url ? [{ network, url }] : [];
      }),
    },
    work: histories.filter((history) => !isSchool(history)).map(toWork),
    education: histories.filter(isSchool).map(toEducation),
    certificates: (profile.qualifications?.items ?? []).map((qualification) => ({
      ...rename(resumeFields.certificates, qualification),
      name: qualification.name,
    })),
    skills: (profile.skillSets?.items ?? []).map(({ skill, skillTag, yearsOfExperience }) => ({
      name: skillTag?.name ?? skill?.name ?? '',
      level: yearsOfExperience === null ? undefined : `${yearsOfExperience} years`,
      keywords: [],
    })),
    projects: histories.flatMap(toProjects),
  };
}
