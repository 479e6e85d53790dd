import { readIdentityPool } from '../../src/services/cognito/configuration/readIdentityPool';
import { readUserPool } from '../../src/services/cognito/configuration/readUserPool';
import { createCognito } from '../../src/services/cognito/createCognito';
import type { Resource } from '../../src/template/Stack';
import { stackOf } from '../support/stackOf';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { refusalOf } from './support/refusalOf';

const resource = (type: string, physicalId: string, properties: Resource['properties'] = {}): Resource => ({
  logicalId: type.slice(type.lastIndexOf(':') + 1),
  type,
  physicalId,
  properties,
});

function read(
  pool: Resource['properties'],
  client: Resource['properties'] = {},
  group: Resource['properties'] = {},
) {
  const userPool = resource('AWS::Cognito::UserPool', 'r_pool', { ...pool });
  const stack = stackOf([
    userPool,
    resource('AWS::Cognito::UserPoolClient', 'client', { UserPoolId: 'r_pool', ...client }),
    resource('AWS::Cognito::UserPoolGroup', 'group', { UserPoolId: 'r_pool', ...group }),
  ]);
  return readUserPool(stack, userPool);
}

const data = temporaryFolder();

describe('the configuration of a user pool', () => {
  test('has CloudFormation’s default for what the template does not set', () => {
    const pool = read({});
    expect(pool).toMatchObject({
      emailIsUsername: false,
      caseSensitive: true,
      verifiesEmail: false,
      keepsEmailUntilVerified: false,
      recoversByEmail: true,
      verificationMail: { subject: 'Your verification code', body: 'Your verification code is {####}' },
    });
    expect(pool.clients.get('client')).toMatchObject({
      accessTokenSeconds: 3600,
      idTokenSeconds: 3600,
      refreshTokenSeconds: 2_592_000,
      challengeSeconds: 180,
      preventsUserExistenceErrors: false,
      revokesTokens: true,
      rotationGraceSeconds: null,
    });
  });

  test('has validity times in the units of the template', () => {
    const { clients } = read(
      {},
      {
        AccessTokenValidity: 5,
        IdTokenValidity: '600',
        RefreshTokenValidity: 12,
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'seconds', RefreshToken: 'hours' },
      },
    );
    expect(clients.get('client')).toMatchObject({
      accessTokenSeconds: 300,
      idTokenSeconds: 600,
      refreshTokenSeconds: 43_200,
    });
  });

  test('makes attributes immutable by default', () => {
    const { schema } = read({ Schema: [{ Name: 'nick', AttributeDataType: 'String' }, { Name: 'name' }] });
    expect(schema.get('custom:nick')).toMatchObject({ mutable: false, maximum: 2048 });
    expect(schema.get('name')).toMatchObject({ mutable: true });
  });

  test('has attributes that the deployment adds by a call', () => {
    const attribute = {
      Name: 'name',
      AttributeDataType: 'String',
      StringAttributeConstraints: { MaxLength: '9' },
    };
    const readWith = (action: string, UserPoolId: string) => {
      const parameters = { UserPoolId, CustomAttributes: [attribute] };
      const Create = JSON.stringify({ service: 'CognitoIdentityServiceProvider', action, parameters });
      const userPool = resource('AWS::Cognito::UserPool', 'r_pool');
      return readUserPool(
        stackOf([userPool, resource('Custom::UserPoolAttributes', 'x', { Create })]),
        userPool,
      );
    };
    expect(readWith('addCustomAttributes', 'r_pool').schema.get('custom:name')).toMatchObject({
      mutable: true,
      maximum: 9,
    });
    expect(readWith('addCustomAttributes', 'r_other').schema.has('custom:name')).toBe(false);
    expect(() => readWith('deleteUserPool', 'r_pool')).toThrow('the call deleteUserPool is not emulated');
  });

  test('has, unlike on AWS, an attribute that AWS would drop, and a warning about it', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { schema } = read({ Schema: [{ Name: 'name', AttributeDataType: 'String', Mutable: true }] });
    expect(schema.get('custom:name')).toMatchObject({ mutable: true });
    expect(warn.mock.calls).toEqual([[expect.stringContaining('AWS would not create custom:name')]]);
    warn.mockRestore();
  });

  test.each<[string, Parameters<typeof read>]>([
    ['AliasAttributes', [{ AliasAttributes: ['email'] }]],
    ['MfaConfiguration = "ON"', [{ MfaConfiguration: 'ON' }]],
    ['UsernameAttributes = ["phone_number"]', [{ UsernameAttributes: ['phone_number'] }]],
    ['UserMigration', [{ LambdaConfig: { UserMigration: 'arn' } }]],
    ['Name = "custom:nick"', [{ Schema: [{ Name: 'custom:nick' }] }]],
    ['DefaultEmailOption', [{ VerificationMessageTemplate: { DefaultEmailOption: 'CONFIRM_WITH_LINK' } }]],
    ['DeviceConfiguration', [{ DeviceConfiguration: {} }]],
    ['GenerateSecret = true', [{}, { GenerateSecret: true }]],
    ['SupportedIdentityProviders', [{}, { SupportedIdentityProviders: ['COGNITO', 'Google'] }]],
    ['Something', [{}, { Something: 1 }]],
    ['Rank', [{}, {}, { Rank: 1 }]],
  ])('refuses %s, which is not emulated, by name', (named, parts) => {
    expect(() => read(...parts)).toThrow(named);
    expect(() => read(...parts)).toThrow(/is not emulated$/);
  });

  test('refuses properties of an identity pool that are not emulated, by name', () => {
    const pool = resource('AWS::Cognito::IdentityPool', 'r:pool', { SupportedLoginProviders: {} });
    expect(() => readIdentityPool(stackOf([pool]), pool)).toThrow('SupportedLoginProviders is not emulated');
    const mapped = { IdentityPoolId: 'r:pool', RoleMappings: {} };
    const attachment = resource('AWS::Cognito::IdentityPoolRoleAttachment', 'roles', mapped);
    const plain = resource('AWS::Cognito::IdentityPool', 'r:pool');
    expect(() => readIdentityPool(stackOf([plain, attachment]), plain)).toThrow(
      'RoleMappings is not emulated',
    );
  });

  test('exists once per stack', async () => {
    const start = (pools: string[]) =>
      createCognito({
        stack: stackOf(pools.map((id) => resource('AWS::Cognito::UserPool', id))),
        environment: { origin: 'http://127.0.0.1:1', data, region: 'r', accountId: '0' },
        invokeLambda: async (_arn, event) => event,
        sendMail: async () => undefined,
      });
    expect(await refusalOf(start([]))).toBe('Error: Test has no AWS::Cognito::UserPool');
    expect(await refusalOf(start(['a', 'b']))).toBe(
      'Error: Test has several AWS::Cognito::UserPool, the local cloud runs one',
    );
  });
});
