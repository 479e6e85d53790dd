import { optional, text, textMap } from '../../input/checks';
import { callPostConfirmation } from '../../triggers/callPostConfirmation';
import { assertUnconfirmed, confirmUser } from '../../users/confirmUser';
import { requireUser } from '../../users/requireUser';
import { adminOperation } from '../adminOperation';

const input = { Username: text, ClientMetadata: optional(textMap) };

/**
 * Emulates Cognito's AdminConfirmSignUp, which confirms a user without a code. The user's email stays
 * unverified.
 */
export const adminConfirmSignUp = adminOperation(input, async (pool, given) => {
  const user = requireUser(pool, given.Username);
  assertUnconfirmed(user);
  await callPostConfirmation(
    pool,
    confirmUser(pool, user, false),
    'ConfirmSignUp',
    null,
    given.ClientMetadata,
  );
  return {};
});
