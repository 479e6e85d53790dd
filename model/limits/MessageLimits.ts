/**
 * The maximum number of characters of a message in lists of conversations and in mails. Resolvers, functions
 * and the web app cut it with `cutText`, so that they get the same text.
 */
export const MessageLimits = { preview: 200 };
