import type { Resource } from '../../../template/Stack';
import type { ClientConfiguration } from './ClientConfiguration';
import { Properties } from './Properties';

const seconds: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

// Properties that concern only the hosted sign-in pages, which are not emulated, may be ignored.
const ignored = [
  'ClientName',
  'AllowedOAuthFlows',
  'AllowedOAuthFlowsUserPoolClient',
  'AllowedOAuthScopes',
  'CallbackURLs',
  'LogoutURLs',
  'DefaultRedirectURI',
  'AnalyticsConfiguration',
];

function readValidities(client: Properties) {
  const units = client.nested('TokenValidityUnits');
  const validity = (token: 'AccessToken' | 'IdToken' | 'RefreshToken', unit: string, usual: number) =>
    (client.number(`${token}Validity`) ?? usual) *
    (seconds[units.text(token) ?? unit] ?? units.refuse(token));
  return {
    accessTokenSeconds: validity('AccessToken', 'hours', 1),
    idTokenSeconds: validity('IdToken', 'hours', 1),
    refreshTokenSeconds: validity('RefreshToken', 'days', 30),
    challengeSeconds: (client.number('AuthSessionValidity') ?? 3) * 60,
  };
}

export function readClient(resource: Resource): ClientConfiguration {
  const client = Properties.of(resource).refuseOthersThan(
    ...ignored,
    'UserPoolId',
    'ExplicitAuthFlows',
    'PreventUserExistenceErrors',
    'AccessTokenValidity',
    'IdTokenValidity',
    'RefreshTokenValidity',
    'TokenValidityUnits',
    'AuthSessionValidity',
    'EnableTokenRevocation',
    'RefreshTokenRotation',
    'ReadAttributes',
    'WriteAttributes',
    'SupportedIdentityProviders',
    'GenerateSecret',
  );
  if (client.flag('GenerateSecret')) client.refuse('GenerateSecret');
  if (client.texts('SupportedIdentityProviders')?.some((name) => name !== 'COGNITO')) {
    client.refuse('SupportedIdentityProviders');
  }
  const rotation = client.nested('RefreshTokenRotation');
  const attributes = (name: string) => {
    const names = client.texts(name);
    return names ? new Set(names) : null;
  };
  return {
    id: resource.physicalId,
    authFlows: new Set(
      client.texts('ExplicitAuthFlows') ?? [
        'ALLOW_REFRESH_TOKEN_AUTH',
        'ALLOW_USER_SRP_AUTH',
        'ALLOW_CUSTOM_AUTH',
      ],
    ),
    preventsUserExistenceErrors: client.text('PreventUserExistenceErrors') === 'ENABLED',
    ...readValidities(client),
    revokesTokens: client.flag('EnableTokenRevocation') ?? true,
    rotationGraceSeconds:
      rotation.text('Feature') === 'ENABLED' ? (rotation.number('RetryGracePeriodSeconds') ?? 0) : null,
    readAttributes: attributes('ReadAttributes'),
    writeAttributes: attributes('WriteAttributes'),
  };
}
