/**
 * The payload with which AppSync invokes notify-slack: the GraphQL field, the sub of the verified caller, and the
 * caller's arguments, which are not trusted.
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
