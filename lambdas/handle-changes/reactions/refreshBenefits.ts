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
 * When the name or the icon of a benefit tag or of a partner changes, updates the benefits that contain a
 * copy of it. It reads all benefits, because there are only a few.
 */
export const refreshBenefits: Reaction = async ({ before, after }) => {
  const kept = KEPT[after?.__typename ?? ''];
  if (!kept || !before || !after || !hasChanged(before, after, ['name', 'icon'])) return;
  await refreshAll('Catalog', await collection(env('CATALOG_TABLE'), 'EmployeeBenefit'), [kept]);
};
