/**
 * The moments at which a right is tested. `before`: the right still exists. `at`: directly after the call
 * that ends it. `soon`: the streams have been processed, but the person still has the old tokens and sockets.
 * `after`: the person has a new token, if they can get one.
 */
export const moments = ['before', 'at', 'soon', 'after'] as const;

export type Moment = (typeof moments)[number];
