/**
 * The payload with which AppSync invokes the function notify-slack: the GraphQL field, the caller's sub, and
 * the caller's arguments. AppSync has verified the sub; the arguments can contain anything.
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
