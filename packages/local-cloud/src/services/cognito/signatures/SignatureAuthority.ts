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
 * Converts a role session to the IAM principal that the emulated services use.
 * @param allows returns what the policies of the session's role permit
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
 * Verifies SigV4 signatures and returns who signed: an IAM principal with the permissions that its role has
 * in the template.
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
   * Verifies the SigV4 signature of a request. Resolves to the caller who signed it, and to the AWS service
   * that the signature names.
   * @throws ServiceError with AWS's exception for a bad signature
   */
  async authenticate(request: SignedRequest): Promise<{ principal: IamPrincipal; service: string }> {
    const { region } = this.environment;
    const { session, service } = await verifySignature(this.mint, region, request, this.now());
    return { principal: this.principalOf(session), service };
  }

  /**
   * Verifies the signature in the fields of an S3 upload form. Resolves to the caller who signed it.
   * @throws ServiceError with AWS's exception for a bad signature
   */
  async authenticateForm(fields: Record<string, string>): Promise<IamPrincipal> {
    return this.principalOf(await verifyForm(this.mint, fields, this.now()));
  }

  /** Returns the principal of a role session whose credentials need not be proved. */
  principalOf(session: RoleSession): IamPrincipal {
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
