import type { Resource, Stack } from '../../../template/Stack';
import type { IdentityPoolConfiguration } from './IdentityPoolConfiguration';
import { Properties } from './Properties';

/**
 * Reads the configuration of the Cognito identity pool from the template.
 * @throws Error that names a property that is not emulated
 */
export function readIdentityPool(stack: Stack, resource: Resource): IdentityPoolConfiguration {
  const pool = Properties.of(resource).refuseOthersThan(
    'IdentityPoolName',
    'IdentityPoolTags',
    'AllowUnauthenticatedIdentities',
    'AllowClassicFlow',
    'CognitoIdentityProviders',
  );
  const attachments = stack
    .resources('AWS::Cognito::IdentityPoolRoleAttachment')
    .filter(({ properties }) => properties.IdentityPoolId === resource.physicalId)
    .map((attachment) => Properties.of(attachment).refuseOthersThan('IdentityPoolId', 'Roles'));
  const roles = attachments.map((attachment) => attachment.nested('Roles'));
  const role = (name: string) =>
    roles.map((given) => given.text(name)).find((arn) => arn !== undefined) ?? null;
  return {
    id: resource.physicalId,
    allowsGuests: pool.flag('AllowUnauthenticatedIdentities') ?? false,
    clientIds: new Set(pool.list('CognitoIdentityProviders').map((given) => given.requiredText('ClientId'))),
    guestRoleArn: role('unauthenticated'),
    authenticatedRoleArn: role('authenticated'),
  };
}
