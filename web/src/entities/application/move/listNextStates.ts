import { enums } from '../../../../../model/enums';
import { ApplyTransitions } from '../../../../../model/transitions/ApplyTransitions';
import type { ApplyType } from '../../../generated/schema';

/**
 * Returns the states to which an administrator may move an application from its current state, in the order
 * in which the dialog lists them.
 */
export const listNextStates = (from: ApplyType): ApplyType[] =>
  enums.ApplyType.filter((to) => ApplyTransitions[from][to] === 'job');
