/** Time from the first unread message of a conversation until the mail about it (decision T32), in minutes. */
export const unreadMailDelay = 5;
