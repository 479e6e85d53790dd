import type { Stack } from '../../../template/Stack';
import { ServiceError } from '../ServiceError';

const issuer = 'cognito-identity.amazonaws.com';

interface Statement {
  Effect?: unknown;
  Action?: unknown;
  Principal?: { Federated?: unknown };
  Condition?: Record<string, Record<string, unknown>>;
}

const members = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/**
 * Returns whether a statement of a role's trust policy permits identities of the given identity pool and kind
 * to assume the role. A statement with any other condition does not permit it.
 */
function trusts(statement: Statement, poolId: string, type: string): boolean {
  const conditions = Object.values(statement.Condition ?? {}).flatMap(Object.entries) as [string, unknown][];
  const holds = ([name, value]: [string, unknown]) =>
    (name === `${issuer}:aud` && members(value).includes(poolId)) ||
    (name === `${issuer}:amr` && members(value).includes(type));
  return (
    statement.Effect === 'Allow' &&
    members(statement.Action).includes('sts:AssumeRoleWithWebIdentity') &&
    members(statement.Principal?.Federated).includes(issuer) &&
    conditions.every(holds)
  );
}

/**
 * Checks that the trust policy of a role lets identities of the given identity pool and kind (`authenticated`
 * or `unauthenticated`) assume the role.
 * @throws InvalidIdentityPoolConfigurationException, as the real service does, when it does not
 */
export function assertTrusted(stack: Stack, roleArn: string, poolId: string, type: string): void {
  const document = stack.find('AWS::IAM::Role', roleArn).properties.AssumeRolePolicyDocument;
  const statements = members((document as { Statement?: unknown } | undefined)?.Statement) as Statement[];
  if (!statements.some((statement) => trusts(statement, poolId, type))) {
    throw new ServiceError(
      'InvalidIdentityPoolConfigurationException',
      'Invalid identity pool configuration. Check assigned IAM roles for this pool.',
    );
  }
}
