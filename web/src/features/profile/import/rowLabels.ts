import type { TextKey } from '../../../i18n/TextKey';
import type { ImportKind } from './ImportRow';

type Labels = Readonly<Record<string, TextKey>>;

const period = (group: 'work' | 'school' | 'personal') => ({
  startDate: `histories.${group}.start` as const,
  endDate: `histories.${group}.end` as const,
});

/**
 * For each kind of import row, the text keys of its fields' labels. Fields without a label are not shown,
 * because they follow from the others. `below` is the row's division or link.
 */
export const rowLabels: Readonly<Record<ImportKind, Labels>> = {
  basics: {
    description: 'profile.field.description',
    facebookUrl: 'profile.field.facebookUrl',
    linkedinUrl: 'profile.field.linkedinUrl',
    twitterUrl: 'profile.field.twitterUrl',
    instagramUrl: 'profile.field.instagramUrl',
  },
  work: {
    organizationName: 'histories.work.organizationName',
    position: 'histories.work.position',
    ...period('work'),
    description: 'histories.field.description',
    below: 'histories.work.divisions',
  },
  education: {
    organizationName: 'histories.school.organizationName',
    position: 'histories.school.position',
    ...period('school'),
    below: 'histories.school.divisions',
  },
  projects: {
    projectName: 'histories.achievement.projectName',
    role: 'histories.achievement.role',
    ...period('personal'),
    topics: 'histories.achievement.topics',
    description: 'histories.field.description',
    below: 'histories.field.links',
  },
  certificates: {
    name: 'histories.qualification.name',
    organization: 'histories.qualification.organization',
    releaseDate: 'histories.qualification.releaseDate',
  },
  skills: { yearsOfExperience: 'importResume.years' },
};
