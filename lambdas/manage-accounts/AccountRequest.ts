/**
 * The payload of the function manage-accounts. AppSync invokes it after a resolver has verified that the actor is an
 * administrator; `makeAdministrator` is sent by `npm run admin` only.
 */
export type AccountRequest =
  | { action: 'createTalent'; actor: string; email: string }
  | { action: 'setTalentEnabled'; actor: string; sub: string; enabled: boolean }
  | { action: 'resetTalentPassword'; actor: string; sub: string }
  | { action: 'isSignInEnabled'; sub: string }
  | { action: 'makeAdministrator'; actor: string; email: string };
