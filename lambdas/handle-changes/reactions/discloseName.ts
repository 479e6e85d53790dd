import { refresh } from '../../derived/refresh';
import { refreshAll } from '../../derived/refreshAll';
import { hasChanged } from '../../lib/hasChanged';
import type { Reaction } from '../Reaction';
import { rowsOfJob } from '../rowsOfJob';

const KEPT = ['UserApplies.disclosedName'];

/**
 * Tells an applicant the hidden name of the organization when the application is taken up, and keeps what was told true
 * when the job's name or its hiding changes.
 */
export const discloseName: Reaction = async ({ before, after }) => {
  if (after?.__typename === 'UserApplies' && before?.type !== after.type)
    await refresh('Talent', { pk: after.pk, sk: after.sk }, KEPT);
  if (!before || after?.__typename !== 'OpenJob') return;
  if (hasChanged(before, after, ['isHideOrganizationName', 'organizationName']))
    await refreshAll('Talent', rowsOfJob(after.pk), KEPT);
};
