import { declareEntity } from '../declareEntity';
import { everyone, ownerOnly, record } from '../visibility/rules';
import { WorkHistoryAchievement } from './WorkHistoryAchievement';

export const WorkHistoryAchievementLink = declareEntity({
  name: 'WorkHistoryAchievementLink',
  in: WorkHistoryAchievement,
  parent: 'workHistoryAchievementID',
  perParent: 20,
  owner: 'owner',
  access: {
    create: ['owner', 'admin'],
    update: ['owner', 'admin'],
    delete: ['owner', 'admin'],
  },
  limits: { title: 100, url: 'https' },
  fields: [everyone(`${record} workHistoryAchievementID title url`), ownerOnly('owner')],
});
