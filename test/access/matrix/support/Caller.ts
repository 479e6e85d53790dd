/**
 * The columns of every table, in this order. `client` is a member of an organization while the client area
 * is closed.
 */
export const callers = ['guest', 'owner', 'other', 'client', 'admin'] as const;

/**
 * The columns with an open client area: `client` is a member of the job's organization, `foreign` of
 * another one, `consultant` consults on the job.
 */
export const openCallers = ['guest', 'owner', 'other', 'client', 'foreign', 'consultant', 'admin'] as const;

export type Caller = (typeof openCallers)[number];
