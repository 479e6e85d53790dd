import { refresh } from '../../derived/refresh';
import { refreshAll } from '../../derived/refreshAll';
import { hasChanged } from '../../lib/hasChanged';
import type { Reaction } from '../Reaction';
import { rowsOfJob } from '../rowsOfJob';

const KEPT = ['UserApplies.disclosedName'];

/**
 * Stores the hidden name of the organization in an application when it is taken up, and again when the name, or whether
 * it is hidden, changes.
 */
export const discloseName: Reaction = async ({ before, after }) => {
  if (after?.__typename === 'UserApplies' && before?.type !== after.type)
    await refresh('Talent', { pk: after.pk, sk: after.sk }, KEPT);
  if (!before || after?.__typename !== 'OpenJob') return;
  if (hasChanged(before, after, ['isHideOrganizationName', 'organizationName']))
    await refreshAll('Talent', rowsOfJob(after.pk), KEPT);
};
