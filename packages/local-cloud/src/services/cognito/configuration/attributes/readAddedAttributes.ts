import { list, structure, text } from '../../input/checks';
import type { Stack } from '../../../../template/Stack';
import { addedAttribute, schemaOfAdded } from './addedAttribute';
import type { AttributeSchema } from './AttributeSchema';

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
export function readAddedAttributes(stack: Stack, userPoolId: string): AttributeSchema[] {
  return stack.resources('Custom::UserPoolAttributes').flatMap(({ logicalId, properties }) => {
    const { action, parameters } = call(JSON.parse(String(properties.Create)), '');
    if (action !== 'addCustomAttributes') throw new Error(`${logicalId}: the call ${action} is not emulated`);
    return parameters.UserPoolId === userPoolId ? parameters.CustomAttributes.map(schemaOfAdded) : [];
  });
}
