import type { IamPrincipal, SignedRequest } from '../../../Authenticator';
import type { Environment } from '../../../Environment';
import { readRolePolicies } from '../../../template/policies/readRolePolicies';
import type { Stack } from '../../../template/Stack';
import { ServiceError } from '../ServiceError';
import type { CredentialMint } from './CredentialMint';
import type { RoleSession } from './RoleSession';
import { verifyForm } from './verifyForm';
import { verifySignature } from './verifySignature';

/**
 * Converts a role session to the IAM principal that other services see.
 * @param allows decides what the policies of the session's role permit
 */
function principalOf(
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

/**
 * Verifies SigV4 signatures. The signer of a request gets the permissions that the template gives to the signer's
 * role.
 */
export class SignatureAuthority {
  private readonly permissions = new Map<string, IamPrincipal['allows']>();

  constructor(
    private readonly stack: Stack,
    private readonly environment: Pick<Environment, 'region' | 'accountId'>,
    private readonly mint: CredentialMint,
    private readonly now: () => number,
  ) {
    for (const role of stack.resources('AWS::IAM::Role')) {
      const arn = stack.attribute(role, 'Arn');
      this.permissions.set(arn, readRolePolicies(stack, arn));
    }
  }

  /**
   * Verifies the SigV4 signature of a request. Resolves to the signer and the service for which the request was
   * signed.
   * @throws ServiceError with AWS's exception for a bad signature
   */
  async authenticate(request: SignedRequest): Promise<{ principal: IamPrincipal; service: string }> {
    const { region } = this.environment;
    const { session, service } = await verifySignature(this.mint, region, request, this.now());
    return { principal: this.principalOf(session), service };
  }

  /**
   * Verifies the signature of an S3 upload form from its fields. Resolves to the signer.
   * @throws ServiceError with AWS's exception for a bad signature
   */
  async authenticateForm(fields: Record<string, string>): Promise<IamPrincipal> {
    return this.principalOf(await verifyForm(this.mint, fields, this.now()));
  }

  private principalOf(session: RoleSession): IamPrincipal {
    const allows = this.permissions.get(session.roleArn);
    if (!allows) {
      throw new ServiceError(
        'UnrecognizedClientException',
        'The security token included in the request is invalid.',
      );
    }
    return principalOf(this.stack, this.environment.accountId, session, allows);
  }
}
