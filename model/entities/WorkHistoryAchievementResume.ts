import { entity } from '../Entity';
import { UploadVisibility } from '../visibility/UploadVisibility';
import { WorkHistoryAchievement } from './WorkHistoryAchievement';

/**
 * A file that a talent attaches to an achievement. Everybody who may open the profile sees the thumbnail; organizations
 * in contact with the talent also see the file.
 */
export const WorkHistoryAchievementResume = entity({
  name: 'WorkHistoryAchievementResume',
  in: WorkHistoryAchievement,
  parent: 'workHistoryAchievementID',
  perParent: 20,
  owner: 'owner',
  access: {
    create: ['owner', 'admin'],
    update: ['owner', 'admin'],
    delete: ['owner', 'admin'],
  },
  limits: { file: 'file', thumbnail: 'file', filename: 200, fileType: 100 },
  fields: UploadVisibility,
});
