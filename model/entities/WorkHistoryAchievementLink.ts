import { entity } from '../Entity';
import { everyone } from '../visibility/everyone';
import { ownerOnly } from '../visibility/ownerOnly';
import { record } from '../visibility/record';
import { WorkHistoryAchievement } from './WorkHistoryAchievement';

export const WorkHistoryAchievementLink = entity({
  name: 'WorkHistoryAchievementLink',
  in: WorkHistoryAchievement,
  parent: 'workHistoryAchievementID',
  owner: 'owner',
  access: {
    create: ['owner', 'admin'],
    update: ['owner', 'admin'],
    delete: ['owner', 'admin'],
  },
  limits: { title: 100, url: 'https' },
  fields: [everyone(`${record} workHistoryAchievementID title url`), ownerOnly('owner')],
});
