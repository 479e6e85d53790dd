import { EmployeeBenefit } from '../../../model/entities/EmployeeBenefit';
import { keyOf } from '../../../model/ids';
import { refresh } from '../../derived/refresh';
import { hasChanged } from '../../lib/hasChanged';
import type { Recount } from '../Recount';

/** Recounts the people who have used a benefit when the state of one use changes. */
export const countBenefitUses: Recount = {
  concerns({ before, after }) {
    const row = after ?? before;
    if (row?.__typename !== 'UserEmployeeBenefits' || !hasChanged(before, after, ['status'])) return;
    return String(row.employeeBenefitID);
  },
  recount: (id) => refresh('Catalog', keyOf(EmployeeBenefit, id), ['EmployeeBenefit.usedCount']),
};
