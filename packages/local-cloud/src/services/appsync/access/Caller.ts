import type { Claims, IamPrincipal } from '../../../Authenticator';

/** The caller of a GraphQL request after its credentials were verified. */
export type Caller =
  | { mode: 'AMAZON_COGNITO_USER_POOLS'; claims: Claims; sourceIp: string[] }
  | { mode: 'AWS_IAM'; principal: IamPrincipal; sourceIp: string[] };
