/**
 * The payload with which AppSync invokes the function notify-slack: the GraphQL field, the verified sub of
 * the caller, and the caller's arguments, which are not trusted.
 */
export interface SlackNotification {
  field: 'notifyToSlackForNewUser' | 'notifyToSlackForNewUserApply' | 'notifyErrorToSlack' | 'proposeSkill';
  sub: string;
  arguments: {
    name?: string | null;
    openJob?: string | null;
    displayName?: string | null;
    queryName?: string | null;
    errorMessage?: string | null;
  };
}
