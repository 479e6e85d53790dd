import { newestFirst } from '../career/newestFirst';
import type { OwnProfile } from '../view/useOwnProfile';
import type { JsonResume } from './JsonResume';

/** Replaces null by undefined, because JSON Resume leaves out unknown values. */
const given = <Value>(value: Value | null | undefined): Value | undefined => value ?? undefined;

const networks = [
  ['Facebook', 'facebookUrl'],
  ['LinkedIn', 'linkedinUrl'],
  ['X', 'twitterUrl'],
  ['Instagram', 'instagramUrl'],
] as const;

type History = NonNullable<OwnProfile['workHistories']>['items'][number];

const period = ({ startDate, endDate }: Pick<History, 'startDate' | 'endDate'>) => ({
  ...{ startDate: given(startDate), endDate: given(endDate) },
});

const toWork = (history: History): JsonResume['work'][number] => ({
  name: given(history.organizationName),
  position: given(history.position),
  ...period(history),
  summary: given(history.description),
  highlights: history.achievements?.items.map(({ projectName }) => projectName) ?? [],
});

const toEducation = (history: History): JsonResume['education'][number] => ({
  institution: given(history.organizationName),
  area: history.divisions?.items.map(({ name }) => name).join(' ') || undefined,
  studyType: given(history.position ?? history.classification),
  ...period(history),
});

const toProjects = ({ organizationName, achievements }: History): JsonResume['projects'] =>
  (achievements?.items ?? []).map((achievement) => ({
    name: achievement.projectName,
    entity: given(organizationName),
    description: given(achievement.description),
    ...period(achievement),
    roles: achievement.role ? [achievement.role] : [],
    keywords: achievement.topics ?? [],
    url: achievement.links?.items[0]?.url,
  }));

/**
 * Converts a talent's own profile into the format JSON Resume: contact data, social networks, work histories,
 * schools, qualifications, skills and achievements.
 */
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
      profiles: networks.flatMap(([network, field]) => {
        const url = profile[field];
        return url ? [{ network, url }] : [];
      }),
    },
    work: histories.filter((history) => !isSchool(history)).map(toWork),
    education: histories.filter(isSchool).map(toEducation),
    certificates: (profile.qualifications?.items ?? []).map(({ name, organization, releaseDate }) => ({
      ...{ name, issuer: given(organization), date: given(releaseDate) },
    })),
    skills: (profile.skillSets?.items ?? []).map(({ skill, skillTag, yearsOfExperience }) => ({
      name: skillTag?.name ?? skill?.name ?? '',
      level: yearsOfExperience === null ? undefined : `${yearsOfExperience} years`,
      keywords: [],
    })),
    projects: histories.flatMap(toProjects),
  };
}
