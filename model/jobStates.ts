/**
 * The states of a job for administrators and job staff: a draft, waiting for an administrator's review,
 * public, or closed. The index that administrators search contains the state and can be filtered by it.
 */
export const jobStates = ['DRAFT', 'REQUESTED', 'PUBLIC', 'CLOSED'] as const;

export type JobState = (typeof jobStates)[number];
