import type { StoredItem } from '../../lib/StoredItem';
import { educationItem } from '../histories/educationItem';
import { historyItems } from '../histories/historyItems';
import type { DemoTalent } from './DemoTalent';
import { hopeItems } from './hopeItems';
import { qualificationItems, skillItems } from './skillItems';
import { userItems } from './userItems';
import { UserResume } from '../../../../model/entities/UserResume';
import { childId } from '../../../../model/ids';
import { fileKey } from '../../files/fileKey';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import { isDetailed } from './isDetailed';

/** Builds the record of a demo talent's CV; empty for a talent without such details (see `isDetailed`). */
function resumeItems(talent: DemoTalent): StoredItem[] {
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

/**
 * Chooses the skills of a demo talent: the first two skills of the occupation and some of the others, in the
 * order of the occupation's list.
 */
function chooseSkills({ text, random }: DemoTalent): string[] {
  const [first, second, ...others] = text.tags;
  const some = random.some(others, random.int(3, 7));
  return text.tags.filter((tag) => tag === first || tag === second || some.includes(tag));
}

/**
 * Builds all records of a demo talent's profile: User, contact data, last visit, histories, skills,
 * qualifications, hopes and CV.
 */
export function talentItems(talent: DemoTalent): StoredItem[] {
  const { text, career } = talent;
  const skills = chooseSkills(talent);
  const level = career.stages.findLast(({ historyType }) => historyType === 'WORK')?.level ?? 0;
  return [
    ...userItems(talent, skills, text.positions[level] ?? text.positions[0]),
    ...historyItems(talent),
    educationItem(talent),
    ...skillItems(talent, skills),
    ...qualificationItems(talent),
    ...hopeItems(talent),
    ...resumeItems(talent),
  ];
}
