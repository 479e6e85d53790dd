import { declareEntity } from '../declareEntity';
import { UploadVisibility } from '../visibility/UploadVisibility';
import { WorkHistoryAchievement } from './WorkHistoryAchievement';

/**
 * A file that a talent attaches to an achievement. Everybody who may see the work history sees the thumbnail.
 * The file itself is shown only to the talent, to administrators, and to job staff in contact with the
 * talent.
 */
export const WorkHistoryAchievementResume = declareEntity({
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
  limits: { file: 'file', thumbnail: 'picture', filename: 200, fileType: 100 },
  fields: UploadVisibility,
});
