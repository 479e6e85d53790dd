/** The columns of every table, in this order. `client` is an organization's member while the switch of T2 is off. */
export const callers = ['guest', 'owner', 'other', 'client', 'admin'] as const;

/**
 * The columns while the client area is open: `client` is a member of the organization whose job it is, `foreign` of
 * another one, `consultant` consults on the job.
 */
export const openCallers = ['guest', 'owner', 'other', 'client', 'foreign', 'consultant', 'admin'] as const;

export type Caller = (typeof openCallers)[number];
