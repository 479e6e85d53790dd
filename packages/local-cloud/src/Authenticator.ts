/** Claims of a verified token of the Cognito user pool. `token_use` distinguishes access tokens from ID tokens. */
export type Claims = Record<string, unknown> & { sub: string; token_use: 'access' | 'id' };

/**
 * The IAM identity that signed a request with SigV4: the fields of AppSync's `ctx.identity`, and a check of
 * the permissions of its role.
 */
export interface IamPrincipal {
  accountId: string;
  /** ARN of the assumed role: `arn:aws:sts::<account>:assumed-role/<role name>/<session name>`. */
  userArn: string;
  username: string;
  cognitoIdentityPoolId: string | null;
  cognitoIdentityId: string | null;
  /**
   * How the caller got its credentials from the Cognito identity pool: as a guest (`unauthenticated`) or
   * signed in (`authenticated`); null for the roles of AWS services.
   */
  cognitoIdentityAuthType: 'authenticated' | 'unauthenticated' | null;
  /** Identity provider of a signed-in identity of the identity pool: `"<issuer>","<issuer>:CognitoSignIn:<sub>"`. */
  cognitoIdentityAuthProvider?: string | null;
  /**
   * Returns whether the IAM policies of the caller's role in the template allow an action on a resource:
   * `allows('appsync:GraphQL', '<arn>')`.
   */
  allows(action: string, resource: string): boolean;
}

export interface SignedRequest {
  method: string;
  /** Path and query of the request's URL exactly as the client sent them. */
  url: string;
  headers: Record<string, string>;
  /**
   * Body of the request. Binary bodies must be bytes: decoding them as text would change the hash that the signature
   * covers.
   */
  body: string | Uint8Array;
}

/**
 * Verifies the credentials of requests to the emulated services. Each method resolves to null if the
 * credentials are invalid, expired or unknown.
 */
export interface Authenticator {
  userPool(token: string): Promise<Claims | null>;
  iam(request: SignedRequest): Promise<IamPrincipal | null>;
  /**
   * Verifies the signed policy of an S3 upload form (POST). Resolves to the identity that signed it. `fields`
   * are the form's fields by name in lower case.
   */
  form(fields: Record<string, string>): Promise<IamPrincipal | null>;
}
