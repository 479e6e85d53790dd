import { declareEntity } from '../declareEntity';
import { PeriodRules } from '../rules/PeriodRules';
import { workHistoryRows } from '../visibility/workHistoryRows';
import { everyone, ownerOnly, record } from '../visibility/rules';
import { User } from './User';

export const WorkHistory = declareEntity({
  name: 'WorkHistory',
  in: User,
  parent: 'userID',
  perParent: 100,
  exclusive: ['isLastJob', 'isLastSchool'],
  owner: 'owner',
  access: {
    create: ['owner', 'admin'],
    update: ['owner', 'admin'],
    delete: ['owner', 'admin'],
  },
  rules: [...PeriodRules, { field: 'endDate', rule: 'noneWhileContinuing', emptyIf: 'isCurrentJob' }],
  fields: [
    everyone(
      `${record} userID startDate endDate project isSideWork isCurrentJob isLastJob isLastSchool historyType classification industry position isContinuation isDropOut baseLocationType organizationName description divisions achievements`,
    ),
    ownerOnly('owner'),
  ],
  rows: workHistoryRows,
  relations: {
    divisions: { kind: 'many', entity: 'WorkHistoryDivision' },
    achievements: { kind: 'many', entity: 'WorkHistoryAchievement' },
  },
});
