import { entity } from '../Entity';
import { PeriodRules } from '../rules/PeriodRules';
import { everyone, ownerOnly, record } from '../visibility/rules';
import { User } from './User';

export const WorkHistory = entity({
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
  // Employment that goes on names the present employer, marked as such or not.
  rows: {
    hiddenIf: [
      { isCurrentJob: true },
      { historyType: null, isContinuation: true },
      { historyType: 'WORK', isContinuation: true },
      { historyType: 'SIDE_WORK', isContinuation: true },
    ],
    unlessShared: 'isShareCurrentJob',
  },
  relations: {
    divisions: { kind: 'many', entity: 'WorkHistoryDivision' },
    achievements: { kind: 'many', entity: 'WorkHistoryAchievement' },
  },
});
