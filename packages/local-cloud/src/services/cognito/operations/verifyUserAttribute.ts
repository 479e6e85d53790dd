import { redeemCode } from '../codes/redeemCode';
import { text } from '../input/checks';
import { requireAccess } from '../tokens/requireAccess';
import { assertEmailFree } from '../users/assertEmailFree';
import { assertVerifiable } from '../users/attributes/assertVerifiable';
import { operation } from './operation';

const input = { AccessToken: text, AttributeName: text, Code: text };

export const verifyUserAttribute = operation(input, async (pool, given) => {
  const { user } = await requireAccess(pool, given.AccessToken);
  assertVerifiable(given.AttributeName);
  if (user.pendingEmail !== null) assertEmailFree(pool, user, user.pendingEmail);
  redeemCode(pool, user, 'email', given.Code);
  pool.users.update(user.sub, (current) => ({
    ...current,
    attributes: {
      ...current.attributes,
      ...(current.pendingEmail !== null && { email: current.pendingEmail }),
      email_verified: 'true',
    },
    pendingEmail: null,
    modifiedAt: pool.now(),
  }));
  return {};
});
