import { refreshAll } from '../../derived/refreshAll';
import { collection } from '../../lib/collection';
import { env } from '../needs';
import { hasChanged } from '../../lib/hasChanged';
import type { Reaction } from '../Reaction';

const KEPT: Readonly<Record<string, string>> = {
  EmployeeBenefitTag: 'EmployeeBenefit.tags',
  EmployeeBenefitOrganization: 'EmployeeBenefit.organization',
};

/**
 * When a benefit tag or a partner changes its name or icon, updates the copies of it in the benefits. It
 * reads all benefits, because there are only a few.
 */
export const refreshBenefits: Reaction = async ({ before, after }) => {
  const kept = KEPT[after?.__typename ?? ''];
  if (!kept || !before || !after || !hasChanged(before, after, ['name', 'icon'])) return;
  await refreshAll('Catalog', await collection(env('CATALOG_TABLE'), 'EmployeeBenefit'), [kept]);
};
