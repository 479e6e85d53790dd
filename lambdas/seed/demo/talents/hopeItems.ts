import { UserMainJobs } from '../../../../model/entities/UserMainJobs';
import { UserPrefactures } from '../../../../model/entities/UserPrefactures';
import { childId } from '../../../../model/ids';
import { catalogueId } from '../../catalogues/catalogueId';
import { occupations } from '../../catalogues/occupations';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import type { DemoTalent } from './DemoTalent';

/**
 * Builds the records of a demo talent's wishes: the prefectures in which they could work, and the occupations
 * that they want or reject.
 */
export function hopeItems({ person, text, random, place, createdAt }: DemoTalent): StoredItem[] {
  const { sub } = person;
  const areas = [...new Set([place[0], ...(random.chance(0.5) ? ['東京都'] : [])])];
  const others = occupations.map(({ name }) => name).filter((name) => name !== text.occupation);
  const rejected = random.chance(0.15) ? [random.pick(others)] : [];
  return [
    ...areas.map((name) => {
      const prefactureID = catalogueId('Prefacture', name);
      const prefacture = { id: prefactureID, name };
      const values = {
        ...{ owner: sub, userID: sub, prefactureID, prefacture, isSelected: true },
        ...{ parentKey: `Prefacture#${prefactureID}`, parentSort: `UserPrefactures#${createdAt}` },
      };
      return seedItem(UserPrefactures, childId(sub, prefactureID), createdAt, values);
    }),
    ...[text.occupation, ...rejected].map((name) => {
      const jobID = catalogueId('Job', name);
      const isPositive = name === text.occupation;
      const values = {
        owner: sub,
        userID: sub,
        jobID,
        job: { id: jobID, name },
        parentKey: `Job#${jobID}`,
        parentSort: `UserMainJobs#${createdAt}`,
        isPositive,
        isSelected: true,
      };
      return seedItem(UserMainJobs, childId(sub, jobID), createdAt, values);
    }),
  ];
}
