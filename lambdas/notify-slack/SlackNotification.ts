/** The request from AppSync: the called field, the verified caller, and the untrusted arguments. */
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
