import { UserEmployeeBenefits } from '../../../model/entities/UserEmployeeBenefits';
import { childId } from '../../../model/ids';
import { benefitSnapshot } from '../../../model/snapshots/benefitSnapshot';
import { Random } from '../lib/Random';
import type { SeedDay } from '../lib/SeedDay';
import { seedItem } from '../lib/seedItem';
import type { StoredItem } from '../lib/StoredItem';
import type { DemoTalent } from './talents/DemoTalent';

/**
 * Builds the benefit uses of demo talents: four for the test talent, and one or two for every tenth other
 * talent. For each use with the state USED, it also increases the number of uses in the passed record of the
 * benefit.
 */
export function benefitUseItems(
  day: SeedDay,
  benefitItems: StoredItem[],
  testTalent: DemoTalent,
  talents: DemoTalent[],
): StoredItem[] {
  const random = new Random('benefits');
  const offered = benefitItems
    .map(({ item }) => item)
    .filter(({ __typename, isDraft }) => __typename === 'EmployeeBenefit' && isDraft !== true);
  const users = [testTalent, ...talents.filter((_, index) => index % 10 === 3)];
  return users.flatMap(({ person: { sub } }) =>
    random.some(offered, sub === testTalent.person.sub ? 4 : random.int(1, 2)).map((benefit) => {
      const isAtOnce = Boolean(benefit.couponCode ?? benefit.url);
      const status = isAtOnce || random.chance(0.5) ? 'USED' : 'REQUESTED';
      if (status === 'USED') benefit.usedCount = Number(benefit.usedCount) + 1;
      const at = day.ago(random.int(1, 25), random.int(9, 21), random.int(0, 59));
      return seedItem(UserEmployeeBenefits, childId(sub, benefit.id), at, {
        owner: sub,
        createdBy: sub,
        userID: sub,
        employeeBenefitID: benefit.id,
        status,
        employeeBenefit: benefitSnapshot(benefit),
        parentKey: `EmployeeBenefit#${benefit.id}`,
        parentSort: `UserEmployeeBenefits#${at}`,
      });
    }),
  );
}
