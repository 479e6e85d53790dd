import { benefitSnapshot } from '../../../model/snapshots/benefitSnapshot';
import { refreshAll } from '../../derived/refreshAll';
import { eachIndexed } from '../../lib/eachIndexed';
import { env } from '../needs';
import { hasChanged } from '../../lib/hasChanged';
import type { Reaction } from '../Reaction';

/**
 * When a benefit changes, updates the copies of the benefit in its uses. The `version` of the uses stays the
 * same.
 */
export const refreshBenefitUses: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'EmployeeBenefit') return;
  const [old, fresh] = [benefitSnapshot(before), benefitSnapshot(after)];
  if (!hasChanged(old, fresh, Object.keys(fresh))) return;
  const uses = eachIndexed(env('TALENT_TABLE'), 'byParent', 'parentKey', `EmployeeBenefit#${after.sk}`);
  await refreshAll('Talent', uses, ['UserEmployeeBenefits.employeeBenefit']);
};
