/** The fields of the type `Subscription`: what ends with somebody's sessions. */
export const subscriptionFields: readonly string[] = [
  'onCreateMessage',
  'onCreateMessageRead',
  'onCreateUserConversations',
  'onCreateUserNotice',
  'onUpdateMessageRead',
  'onUpdateUserNotice',
];
