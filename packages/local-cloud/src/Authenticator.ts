/** Claims of a verified user-pool token (`token_use` is `access` or `id`). */
export type Claims = Record<string, unknown> & { sub: string; token_use: 'access' | 'id' };

/** The signer of a SigV4 request: AppSync's IAM identity and what its role may do. */
export interface IamPrincipal {
  accountId: string;
  /** `arn:aws:sts::<account>:assumed-role/<role name>/<session name>` */
  userArn: string;
  username: string;
  cognitoIdentityPoolId: string | null;
  cognitoIdentityId: string | null;
  /** `unauthenticated` for guests, `authenticated` for signed-in identities, null for service roles. */
  cognitoIdentityAuthType: 'authenticated' | 'unauthenticated' | null;
  /** The provider of a signed-in identity: `"<issuer>","<issuer>:CognitoSignIn:<sub>"`. */
  cognitoIdentityAuthProvider?: string | null;
  /** Evaluates the role's policies of the template: `allows('appsync:GraphQL', '<arn>')`. */
  allows(action: string, resource: string): boolean;
}

export interface SignedRequest {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: Record<string, string>;
  /** Binary bodies must be bytes: decoding them as text would change their hash. */
  body: string | Uint8Array;
}

/** Identifies the callers of a service. Null means bad, expired or unknown credentials. */
export interface Authenticator {
  userPool(token: string): Promise<Claims | null>;
  iam(request: SignedRequest): Promise<IamPrincipal | null>;
  /** The signer of the policy of an S3 upload form. Field names are in lower case. */
  form(fields: Record<string, string>): Promise<IamPrincipal | null>;
}
