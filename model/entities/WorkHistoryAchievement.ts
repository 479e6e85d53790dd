import { declareEntity } from '../declareEntity';
import { PeriodRules } from '../rules/PeriodRules';
import { everyone, ownerOnly, record } from '../visibility/rules';
import { WorkHistory } from './WorkHistory';

export const WorkHistoryAchievement = declareEntity({
  name: 'WorkHistoryAchievement',
  in: WorkHistory,
  parent: 'workHistoryID',
  perParent: 50,
  owner: 'owner',
  access: {
    create: ['owner', 'admin'],
    update: ['owner', 'admin'],
    delete: ['owner', 'admin'],
  },
  limits: { coverImage: 'picture' },
  rules: PeriodRules,
  fields: [
    everyone(
      `${record} workHistoryID projectName coverImage description topics role division position startDate endDate isContinuation links uploads`,
    ),
    ownerOnly('owner'),
  ],
  relations: {
    links: { kind: 'many', entity: 'WorkHistoryAchievementLink' },
    uploads: { kind: 'many', entity: 'WorkHistoryAchievementResume' },
  },
});
