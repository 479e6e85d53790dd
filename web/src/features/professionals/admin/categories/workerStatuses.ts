import { WorkerTransitions } from '../../../../../../model/transitions/WorkerTransitions';
import type { WorkerStatus } from '../../../../generated/schema';

/** The states of professionals, in the order in which administrators look through them. */
export const workerStatuses = Object.keys(WorkerTransitions) as WorkerStatus[];
