import { enums } from '../../../../../../model/enums';
import { ApplyTransitions } from '../../../../../../model/transitions/ApplyTransitions';
import type { ApplyType } from '../../../../generated/schema';

/** The states to which an administrator may move an application from this one, in the order of the selection. */
export const listNextStates = (from: ApplyType): ApplyType[] =>
  enums.ApplyType.filter((to) => ApplyTransitions[from][to] === 'job');
