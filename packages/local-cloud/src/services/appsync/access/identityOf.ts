import type { Caller } from './Caller';

/**
 * Returns the Cognito groups in the caller's user-pool token. Null when the token has none or the caller uses IAM.
 */
export function groupsOf(caller: Caller): string[] | null {
  const groups = caller.mode === 'AMAZON_COGNITO_USER_POOLS' ? caller.claims['cognito:groups'] : null;
  return Array.isArray(groups) ? groups.map(String) : null;
}

/** Returns what `util.authType()` returns in the resolvers of this caller's request. */
export function authTypeOf({ mode }: Caller): string {
  return mode === 'AWS_IAM' ? 'IAM Authorization' : 'User Pool Authorization';
}

/**
 * Returns the `ctx.identity` that resolvers get for a caller, with the fields that AppSync documents
 * (https://docs.aws.amazon.com/appsync/latest/devguide/resolver-context-reference-js.html). In contrast to
 * AppSync, `cognitoIdentityAuthProvider` is always null.
 */
export function identityOf(caller: Caller): Record<string, unknown> {
  const { sourceIp } = caller;
  if (caller.mode === 'AWS_IAM') {
    const {
      accountId,
      cognitoIdentityPoolId,
      cognitoIdentityId,
      username,
      userArn,
      cognitoIdentityAuthType,
    } = caller.principal;
    return {
      accountId,
      cognitoIdentityPoolId,
      cognitoIdentityId,
      sourceIp,
      username,
      userArn,
      cognitoIdentityAuthType,
      cognitoIdentityAuthProvider: null,
    };
  }
  const { claims } = caller;
  return {
    claims,
    defaultAuthStrategy: 'ALLOW',
    groups: groupsOf(caller),
    issuer: claims.iss ?? null,
    sourceIp,
    sub: claims.sub,
    username: claims['cognito:username'] ?? claims.username ?? claims.sub,
  };
}
