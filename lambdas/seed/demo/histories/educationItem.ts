import { WorkHistory } from '../../../../model/entities/WorkHistory';
import { childId } from '../../../../model/ids';
import { monthDate } from '../../lib/monthDate';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import { workHistories } from '../../texts/workHistories';
import type { DemoTalent } from '../talents/DemoTalent';

/**
 * Builds the record of a demo talent's school: a work history of the type EDUCATION that ends before the
 * first employment.
 */
export function educationItem({ person, career, random, createdAt }: DemoTalent): StoredItem {
  const open = workHistories.schools.filter(([name]) => person.gender === 'FEMALE' || !name.includes('女子'));
  const [organizationName, faculties] = random.pick(open);
  return seedItem(WorkHistory, childId(person.sub, seedUlid(`${person.key}:school`)), createdAt, {
    owner: person.sub,
    userID: person.sub,
    historyType: 'EDUCATION',
    organizationName,
    classification: organizationName.includes('専門学校') ? '専門学校' : '大学',
    description: random.pick(faculties),
    startDate: monthDate(career.graduatedMonth - (organizationName.includes('専門学校') ? 23 : 47)),
    endDate: monthDate(career.graduatedMonth, 20),
    isLastSchool: true,
    isDropOut: false,
    isContinuation: false,
    isCurrentJob: false,
    isLastJob: false,
    isSideWork: false,
  });
}
