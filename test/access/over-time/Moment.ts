/**
 * When a right is tested: while it holds; directly after the call that ended it; after the streams were
 * processed, with the old tokens and sockets; and with a new token, if the person can still get one.
 */
export const moments = ['before', 'at', 'soon', 'after'] as const;

export type Moment = (typeof moments)[number];
