import type { IamPrincipal } from '../../../Authenticator';
import type { Stack } from '../../../template/Stack';
import type { RoleSession } from './RoleSession';

/**
 * The caller as the other services see it.
 * @param allows What the session's role of the template may do.
 */
export function principalOf(
  stack: Stack,
  accountId: string,
  session: RoleSession,
  allows: IamPrincipal['allows'],
): IamPrincipal {
  const role = stack.find('AWS::IAM::Role', session.roleArn);
  const { identity } = session;
  return {
    accountId,
    userArn: `arn:aws:sts::${accountId}:assumed-role/${role.physicalId}/${session.sessionName}`,
    username: `${stack.attribute(role, 'RoleId')}:${session.sessionName}`,
    cognitoIdentityPoolId: identity?.poolId ?? null,
    cognitoIdentityId: identity?.id ?? null,
    cognitoIdentityAuthType: identity?.type ?? null,
    cognitoIdentityAuthProvider: identity?.provider ?? null,
    allows,
  };
}
