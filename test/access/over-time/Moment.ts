/**
 * When a right is tested: `before` its end; `at` its end, directly after the call that ends it; `soon`, when
 * the streams have been processed, with the old tokens and sockets; and `after`, with a new token, if the
 * person can still get one.
 */
export const moments = ['before', 'at', 'soon', 'after'] as const;

export type Moment = (typeof moments)[number];
