import { enums } from '../../../../../model/enums';
import { ApplyTransitions } from '../../../../../model/transitions/ApplyTransitions';
import type { ApplyType } from '../../../generated/schema';

/**
 * Returns the states to which job staff may move an application from its current state, in the order in which the dialog
 * lists them; with `admin` also those that are for administrators alone: an offer or a contract by hand, with a reason.
 */
export const listNextStates = (from: ApplyType, who: 'job' | 'admin' = 'job'): ApplyType[] =>
  enums.ApplyType.filter((to) => {
    const mover = ApplyTransitions[from][to];
    return mover === 'job' || (who === 'admin' && mover === 'admin');
  });
