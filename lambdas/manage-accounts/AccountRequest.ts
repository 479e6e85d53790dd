/**
 * The payload of the function manage-accounts. AppSync invokes the function after a resolver has verified
 * that the actor is an administrator. `makeAdministrator` and `endAdministrator` come from `npm run admin` instead.
 */
export type AccountRequest =
  | { action: 'createTalent'; actor: string; email: string; name?: string }
  | { action: 'setTalentEnabled'; actor: string; sub: string; enabled: boolean }
  | { action: 'resetTalentPassword'; actor: string; sub: string }
  | { action: 'isSignInEnabled'; sub: string }
  | { action: 'makeAdministrator'; actor: string; email: string }
  | { action: 'endAdministrator'; actor: string; email: string };
