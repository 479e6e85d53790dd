import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.editBasic,
    shape: 'form',
    layout: 'main',
    title: 'profile.basic.title',
    grants: ['signedIn'],
    texts: ['editing'],
    load: async () => (await import('./basic/EditBasicScreen')).EditBasicScreen,
  },
  {
    path: paths.editHistories,
    layout: 'main',
    title: 'histories.title',
    grants: ['signedIn'],
    texts: ['editing', 'profile'],
    load: async () => (await import('./histories/EditHistoriesScreen')).EditHistoriesScreen,
  },
  {
    path: paths.editConditions,
    shape: 'form',
    layout: 'main',
    title: 'profile.conditions.title',
    grants: ['signedIn'],
    texts: ['editing'],
    load: async () => (await import('./conditions/EditConditionsScreen')).EditConditionsScreen,
  },
  {
    path: paths.editSkills,
    shape: 'form',
    layout: 'main',
    title: 'profile.skills.title',
    grants: ['signedIn'],
    texts: ['editing'],
    load: async () => (await import('./skills/EditSkillsScreen')).EditSkillsScreen,
  },
  {
    path: paths.survey,
    shape: 'form',
    layout: 'main',
    title: 'profile.survey.title',
    grants: ['signedIn'],
    texts: ['auth', 'editing'],
    load: async () => (await import('./survey/SurveyScreen')).SurveyScreen,
  },
];
