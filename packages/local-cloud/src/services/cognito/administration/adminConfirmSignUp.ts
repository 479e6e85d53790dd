import { optional, text, textMap } from '../input/checks';
import { postConfirmation } from '../triggers/postConfirmation';
import { assertUnconfirmed, confirmUser } from '../users/confirmUser';
import { requireUser } from '../users/requireUser';
import { adminOperation } from './adminOperation';

const input = { Username: text, ClientMetadata: optional(textMap) };

/** Confirms the user without a code; the address stays unverified. */
export const adminConfirmSignUp = adminOperation(input, async (pool, given) => {
  const user = requireUser(pool, given.Username);
  assertUnconfirmed(user);
  await postConfirmation(pool, confirmUser(pool, user, false), 'ConfirmSignUp', null, given.ClientMetadata);
  return {};
});
