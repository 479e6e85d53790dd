/**
 * The kinds of callers in the access matrix while the client area (for organizations and consultants) is
 * closed, in the order of the columns. `client` is a member of an organization.
 */
export const callers = ['guest', 'owner', 'other', 'client', 'admin'] as const;

/**
 * The kinds of callers in the access matrix while the client area (for organizations and consultants) is
 * open, in the order of the columns. `client` is a member of the job's organization, `foreign` a member of
 * another one, `consultant` a consultant of the job.
 */
export const openCallers = ['guest', 'owner', 'other', 'client', 'foreign', 'consultant', 'admin'] as const;

export type Caller = (typeof openCallers)[number];
