/**
 * The moments at which a right is tested. `before` is before its end, `at` directly after the call that ends
 * it. `soon` is when the streams have been processed; the person still has the old tokens and sockets.
 * `after` is with a new token, if the person can still get one.
 */
export const moments = ['before', 'at', 'soon', 'after'] as const;

export type Moment = (typeof moments)[number];
