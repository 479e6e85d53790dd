/**
 * When a right is asked for: while it holds; as soon as what ended it was answered; once the streams have been
 * followed, with the tokens and sockets of before; with a new token, where the person still gets one.
 */
export const moments = ['before', 'at', 'soon', 'after'] as const;

export type Moment = (typeof moments)[number];
