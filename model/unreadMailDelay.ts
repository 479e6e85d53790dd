/**
 * The number of minutes between a member's first unread message in a conversation and the mail about it (decision T32).
 */
export const unreadMailDelay = 5;
