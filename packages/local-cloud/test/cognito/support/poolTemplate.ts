interface Overrides {
  pool?: Record<string, unknown>;
  client?: Record<string, unknown>;
  identityPool?: Record<string, unknown>;
}

const trust = (amr: string) => ({
  Statement: [
    {
      Effect: 'Allow',
      Action: 'sts:AssumeRoleWithWebIdentity',
      Principal: { Federated: 'cognito-identity.amazonaws.com' },
      Condition: {
        StringEquals: { 'cognito-identity.amazonaws.com:aud': { Ref: 'IdentityPool' } },
        'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': amr },
      },
    },
  ],
});

const role = (document: unknown, action: string, resource: unknown) => ({
  Type: 'AWS::IAM::Role',
  Properties: {
    AssumeRolePolicyDocument: document,
    Policies: [
      {
        PolicyName: 'own',
        PolicyDocument: { Statement: [{ Effect: 'Allow', Action: action, Resource: resource }] },
      },
    ],
  },
});

const lambdaTrust = {
  Statement: [{ Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: 'lambda.amazonaws.com' } }],
};

/**
 * Returns a template with a user pool, two groups, two app clients (CarefulClient has stricter settings), an
 * identity pool, and roles. The settings of the user pool are similar to those of Enishi's stack.
 */
export function poolTemplate({ pool, client, identityPool }: Overrides = {}) {
  const poolId = { Ref: 'UserPool' };
  return {
    Resources: {
      UserPool: {
        Type: 'AWS::Cognito::UserPool',
        Properties: {
          UsernameAttributes: ['email'],
          UsernameConfiguration: { CaseSensitive: false },
          AutoVerifiedAttributes: ['email'],
          UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
          Policies: { PasswordPolicy: { MinimumLength: 8, TemporaryPasswordValidityDays: 7 } },
          AdminCreateUserConfig: {
            AllowAdminCreateUserOnly: false,
            InviteMessageTemplate: {
              EmailSubject: '招待',
              EmailMessage: '<p>{username} さん</p><p>仮パスワード {####}</p>',
            },
          },
          VerificationMessageTemplate: {
            DefaultEmailOption: 'CONFIRM_WITH_CODE',
            EmailSubject: '確認コード',
            EmailMessage: 'コードは {####} です',
          },
          Schema: [
            { Name: 'email', Mutable: true, Required: true },
            {
              Name: 'nick',
              AttributeDataType: 'String',
              Mutable: true,
              StringAttributeConstraints: { MaxLength: '10' },
            },
            { Name: 'origin', AttributeDataType: 'String' },
          ],
          ...pool,
        },
      },
      Client: {
        Type: 'AWS::Cognito::UserPoolClient',
        Properties: {
          UserPoolId: poolId,
          ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
          PreventUserExistenceErrors: 'LEGACY',
          ...client,
        },
      },
      CarefulClient: {
        Type: 'AWS::Cognito::UserPoolClient',
        Properties: {
          UserPoolId: poolId,
          ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
          PreventUserExistenceErrors: 'ENABLED',
          ReadAttributes: ['email'],
          WriteAttributes: ['email'],
        },
      },
      AdminGroup: {
        Type: 'AWS::Cognito::UserPoolGroup',
        Properties: { UserPoolId: poolId, GroupName: 'admin', Precedence: 1 },
      },
      StaffGroup: {
        Type: 'AWS::Cognito::UserPoolGroup',
        Properties: { UserPoolId: poolId, GroupName: 'staff', Precedence: 5, Description: 'people who help' },
      },
      IdentityPool: {
        Type: 'AWS::Cognito::IdentityPool',
        Properties: {
          AllowUnauthenticatedIdentities: true,
          CognitoIdentityProviders: [
            { ClientId: { Ref: 'Client' }, ProviderName: { 'Fn::GetAtt': ['UserPool', 'ProviderName'] } },
          ],
          ...identityPool,
        },
      },
      GuestRole: role(trust('unauthenticated'), 'appsync:GraphQL', 'arn:guests'),
      MemberRole: role(trust('authenticated'), 'appsync:GraphQL', 'arn:members'),
      StrangerRole: role(lambdaTrust, 'cognito-idp:ListUsers', '*'),
      SeedRole: role(lambdaTrust, 'cognito-idp:*', { 'Fn::GetAtt': ['UserPool', 'Arn'] }),
      Roles: {
        Type: 'AWS::Cognito::IdentityPoolRoleAttachment',
        Properties: {
          IdentityPoolId: { Ref: 'IdentityPool' },
          Roles: {
            unauthenticated: { 'Fn::GetAtt': ['GuestRole', 'Arn'] },
            authenticated: { 'Fn::GetAtt': ['MemberRole', 'Arn'] },
          },
        },
      },
    },
  };
}
