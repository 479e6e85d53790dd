import type { Resource, Stack } from '../../../template/Stack';
import { list, structure, text } from '../input/checks';
import { addedAttribute, schemaOfAdded } from './attributes/addedAttribute';
import type { AttributeSchema } from './attributes/AttributeSchema';
import { Properties } from './Properties';
import { readClient } from './readClient';
import { readMails } from './readMails';
import { readPasswordPolicy } from './readPasswordPolicy';
import { readSchema } from './attributes/readSchema';
import type { UserPoolConfiguration } from './UserPoolConfiguration';
import type { GroupConfiguration } from './GroupConfiguration';
import type { TriggerName, Triggers } from './Triggers';

const names: TriggerName[] = [
  'PreSignUp',
  'PostConfirmation',
  'PreAuthentication',
  'PostAuthentication',
  'PreTokenGeneration',
  'CustomMessage',
];
function readTriggers(lambdaConfig: Properties): Triggers {
  lambdaConfig.refuseOthersThan(...names, 'PreTokenGenerationConfig');
  const functions: Triggers['functions'] = {};
  for (const name of names) functions[name] = lambdaConfig.text(name);
  if (!lambdaConfig.has('PreTokenGenerationConfig')) return { functions, tokenGenerationVersion: 1 };
  const configured = lambdaConfig.nested('PreTokenGenerationConfig');
  functions.PreTokenGeneration = configured.requiredText('LambdaArn');
  const version = configured.requiredText('LambdaVersion');
  if (!['V1_0', 'V2_0', 'V3_0'].includes(version)) configured.refuse('LambdaVersion');
  return { functions, tokenGenerationVersion: version === 'V1_0' ? 1 : 2 };
}

function readGroup(resource: Resource): GroupConfiguration {
  const group = Properties.of(resource).refuseOthersThan(
    'GroupName',
    'UserPoolId',
    'Description',
    'Precedence',
    'RoleArn',
  );
  return {
    name: group.text('GroupName') ?? resource.physicalId,
    description: group.text('Description'),
    precedence: group.number('Precedence'),
    roleArn: group.text('RoleArn'),
  };
}

const ignored = [
  'UserPoolName',
  'UserPoolTags',
  'UserPoolTier',
  'UserPoolAddOns',
  'DeletionProtection',
  'EmailConfiguration',
  'SmsConfiguration',
  'SmsVerificationMessage',
  'SmsAuthenticationMessage',
  'EnabledMfas',
];

function refuseUnknown(pool: Properties): void {
  pool.refuseOthersThan(
    ...ignored,
    'Policies',
    'UsernameAttributes',
    'UsernameConfiguration',
    'AutoVerifiedAttributes',
    'UserAttributeUpdateSettings',
    'AdminCreateUserConfig',
    'AccountRecoverySetting',
    'Schema',
    'LambdaConfig',
    'VerificationMessageTemplate',
    'EmailVerificationMessage',
    'EmailVerificationSubject',
    'MfaConfiguration',
  );
  // Users of the emulated pool never have a second factor, so optional MFA changes nothing.
  if (!['OFF', 'OPTIONAL'].includes(pool.text('MfaConfiguration') ?? 'OFF')) pool.refuse('MfaConfiguration');
  for (const name of ['UsernameAttributes', 'AutoVerifiedAttributes']) {
    if (pool.texts(name)?.some((attribute) => attribute !== 'email')) pool.refuse(name);
  }
}

const call = structure({
  action: text,
  parameters: structure({ UserPoolId: text, CustomAttributes: list(addedAttribute) }),
});

/**
 * Returns the custom attributes that the deployment adds to a user pool. In the template, an
 * AwsCustomResource of type `Custom::UserPoolAttributes` calls AddCustomAttributes. This is the only way to
 * give a custom attribute the name of a standard one.
 * @throws Error when a resource of this type calls another action
 */
function readAddedAttributes(stack: Stack, userPoolId: string): AttributeSchema[] {
  return stack.resources('Custom::UserPoolAttributes').flatMap(({ logicalId, properties }) => {
    const { action, parameters } = call(JSON.parse(String(properties.Create)), '');
    if (action !== 'addCustomAttributes') throw new Error(`${logicalId}: the call ${action} is not emulated`);
    return parameters.UserPoolId === userPoolId ? parameters.CustomAttributes.map(schemaOfAdded) : [];
  });
}

/**
 * Reads the configuration of the Cognito user pool from the template.
 * @throws Error that names a property that is not emulated
 */
export function readUserPool(stack: Stack, resource: Resource): UserPoolConfiguration {
  const pool = Properties.of(resource);
  refuseUnknown(pool);
  const own = (type: string) =>
    stack.resources(type).filter(({ properties }) => properties.UserPoolId === resource.physicalId);
  const clients = own('AWS::Cognito::UserPoolClient').map(readClient);
  const groups = own('AWS::Cognito::UserPoolGroup').map(readGroup);
  const recoveries = pool.nested('AccountRecoverySetting').list('RecoveryMechanisms');
  const updates = pool
    .nested('UserAttributeUpdateSettings')
    .texts('AttributesRequireVerificationBeforeUpdate');
  const schema = readSchema(pool);
  for (const added of readAddedAttributes(stack, resource.physicalId)) schema.set(added.name, added);
  return {
    id: resource.physicalId,
    arn: stack.attribute(resource, 'Arn'),
    passwordPolicy: readPasswordPolicy(pool),
    emailIsUsername: pool.texts('UsernameAttributes')?.includes('email') ?? false,
    caseSensitive: pool.nested('UsernameConfiguration').flag('CaseSensitive') ?? true,
    verifiesEmail: pool.texts('AutoVerifiedAttributes')?.includes('email') ?? false,
    keepsEmailUntilVerified: updates?.includes('email') ?? false,
    onlyAdministratorsCreate: pool.nested('AdminCreateUserConfig').flag('AllowAdminCreateUserOnly') ?? false,
    recoversByEmail:
      recoveries.length === 0 || recoveries.some((mechanism) => mechanism.text('Name') === 'verified_email'),
    schema,
    clients: new Map(clients.map((client) => [client.id, client])),
    groups: new Map(groups.map((group) => [group.name, group])),
    triggers: readTriggers(pool.nested('LambdaConfig')),
    ...readMails(pool),
  };
}
