import { WorkHistoryAchievementLink } from '../../../../model/entities/WorkHistoryAchievementLink';
import { WorkHistoryAchievementResume } from '../../../../model/entities/WorkHistoryAchievementResume';
import { childId } from '../../../../model/ids';
import { fileKey } from '../../files/fileKey';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';

/** Builds the evidence of one achievement of a demo talent: a link, and a file with its thumbnail. */
export function evidenceItems(sub: string, achievementId: string, createdAt: string): StoredItem[] {
  const own = { owner: sub, createdBy: sub, workHistoryAchievementID: achievementId };
  const below = (kind: string) => childId(achievementId, seedUlid(`${achievementId}:${kind}`));
  return [
    seedItem(WorkHistoryAchievementLink, below('link'), createdAt, {
      ...own,
      title: 'プロジェクトの紹介記事',
      url: `https://example.com/articles/${seedUlid(`${achievementId}:article`).toLowerCase()}`,
    }),
    seedItem(WorkHistoryAchievementResume, below('file'), createdAt, {
      ...own,
      file: fileKey(sub, 'ACHIEVEMENT_FILE', achievementId),
      thumbnail: fileKey(sub, 'ACHIEVEMENT_THUMBNAIL', achievementId),
      filename: 'プロジェクト概要.pdf',
      fileType: 'application/pdf',
    }),
  ];
}
