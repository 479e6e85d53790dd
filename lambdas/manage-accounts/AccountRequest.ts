/**
 * The payload with which AppSync invokes the function manage-accounts. The resolver has checked that the
 * caller (`actor`) is an administrator.
 */
export type AccountRequest =
  | { action: 'createTalent'; actor: string; email: string }
  | { action: 'setTalentEnabled'; actor: string; sub: string; enabled: boolean }
  | { action: 'resetTalentPassword'; actor: string; sub: string };
