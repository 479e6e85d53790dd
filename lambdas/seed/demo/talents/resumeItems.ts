import { UserResume } from '../../../../model/entities/UserResume';
import { childId } from '../../../../model/ids';
import { fileKey } from '../../files/fileKey';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import type { DemoTalent } from './DemoTalent';
import { isDetailed } from './isDetailed';

/** Builds the record of a demo talent's CV; empty for a talent without such details (see `isDetailed`). */
export function resumeItems(talent: DemoTalent): StoredItem[] {
  if (!isDetailed(talent)) return [];
  const { key, sub } = talent.person;
  const values = {
    owner: sub,
    createdBy: sub,
    userID: sub,
    file: fileKey(sub, 'RESUME'),
    filename: '職務経歴書.pdf',
    fileType: 'application/pdf',
  };
  return [seedItem(UserResume, childId(sub, seedUlid(`resume:${key}`)), talent.createdAt, values)];
}
