import type { AttributeSchema } from './AttributeSchema';
import type { Properties } from '../Properties';
import { standardAttributes } from './standardAttributes';

const types: readonly string[] = [
  'String',
  'Number',
  'DateTime',
  'Boolean',
] satisfies AttributeSchema['type'][];

function isType(value: string): value is AttributeSchema['type'] {
  return types.includes(value);
}

/**
 * Returns whether a template wants to declare a custom attribute that has the name of a standard one, and
 * prints a warning if so. CloudFormation silently ignores such an attribute (aws-cdk issue 31593), whereas
 * the emulation creates it. It is recognized by its data type, which CDK writes only for custom attributes.
 */
function isMeantAsOwn(given: Properties, name: string): boolean {
  if (!Object.hasOwn(standardAttributes, name) || !given.has('AttributeDataType')) return false;
  console.warn(
    `The user pool's schema names ${name}, which is a standard attribute: AWS would not create custom:${name}. ` +
      'Let the deployment call AddCustomAttributes (Custom::UserPoolAttributes) instead.',
  );
  return true;
}

function readAttribute(given: Properties): AttributeSchema {
  given.refuseOthersThan(
    'Name',
    'AttributeDataType',
    'Required',
    'Mutable',
    'StringAttributeConstraints',
    'NumberAttributeConstraints',
  );
  const name = given.requiredText('Name');
  // CloudFormation adds the prefix `custom:` itself. A name of a standard attribute means that attribute.
  if (name.includes(':')) given.refuse('Name');
  const type = given.text('AttributeDataType') ?? 'String';
  if (!isType(type)) return given.refuse('AttributeDataType');
  const lengths = given.nested('StringAttributeConstraints');
  const values = given.nested('NumberAttributeConstraints');
  const standard = Object.hasOwn(standardAttributes, name) && !isMeantAsOwn(given, name);
  return {
    name: standard ? name : `custom:${name}`,
    type,
    required: given.flag('Required') ?? false,
    // CloudFormation makes custom attributes immutable unless the template says otherwise.
    mutable: given.flag('Mutable') ?? standard,
    minimum: lengths.number('MinLength') ?? values.number('MinValue') ?? null,
    maximum: lengths.number('MaxLength') ?? values.number('MaxValue') ?? (type === 'String' ? 2048 : null),
  };
}

/**
 * Returns the attributes of a user pool by name: Cognito's standard attributes, and those in the template's
 * schema.
 */
export function readSchema(pool: Properties): Map<string, AttributeSchema> {
  const schema = new Map<string, AttributeSchema>();
  for (const [name, maximum] of Object.entries(standardAttributes)) {
    schema.set(name, { name, type: 'String', required: false, mutable: true, minimum: 0, maximum });
  }
  for (const name of ['email_verified', 'phone_number_verified']) {
    schema.set(name, { name, type: 'Boolean', required: false, mutable: true, minimum: null, maximum: null });
  }
  for (const given of pool.list('Schema')) {
    const attribute = readAttribute(given);
    schema.set(attribute.name, attribute);
  }
  return schema;
}
