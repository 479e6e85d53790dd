import { assertWithinLimit, recordAttempt } from '../codes/attempts';
import { passwordText, text } from '../input/checks';
import { assertPassword } from '../passwords/assertPassword';
import { isPassword } from '../passwords/isPassword';
import { wrongPassword } from '../passwords/recordSignIn';
import { requireAccess } from '../tokens/requireAccess';
import { setPassword } from '../users/setPassword';
import { operation } from './operation';

const input = { AccessToken: text, PreviousPassword: passwordText, ProposedPassword: passwordText };

export const changePassword = operation(input, async (pool, given) => {
  const { user } = await requireAccess(pool, given.AccessToken);
  const deed = { kind: 'changePassword', of: 'own' } as const;
  assertWithinLimit(user, deed, pool.now());
  assertPassword(pool.configuration.passwordPolicy, given.ProposedPassword);
  pool.users.update(user.sub, (current) => recordAttempt(current, deed, pool.now()));
  if (!isPassword(pool, user, given.PreviousPassword)) throw wrongPassword();
  setPassword(pool, user, given.ProposedPassword, user.status);
  return {};
});
