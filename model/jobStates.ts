/**
 * The states of a job for those who run it: a draft, waiting for an administrator's review, public, or closed. The
 * search index of administrators contains the state, and its filters name it.
 */
export const jobStates = ['DRAFT', 'REQUESTED', 'PUBLIC', 'CLOSED'] as const;

export type JobState = (typeof jobStates)[number];
