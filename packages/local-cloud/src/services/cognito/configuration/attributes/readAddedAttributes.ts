import { list, structure, text } from '../../input/checks';
import type { Stack } from '../../../../template/Stack';
import { addedAttribute, schemaOfAdded } from './addedAttribute';
import type { AttributeSchema } from './AttributeSchema';

const call = structure({
  action: text,
  parameters: structure({ UserPoolId: text, CustomAttributes: list(addedAttribute) }),
});

/**
 * Attributes that the deployment adds with a call of AddCustomAttributes: an AwsCustomResource with the resource
 * type `Custom::UserPoolAttributes`, the only way to one that is called like a standard attribute.
 * @throws when such a resource calls something else
 */
export function readAddedAttributes(stack: Stack, userPoolId: string): AttributeSchema[] {
  return stack.resources('Custom::UserPoolAttributes').flatMap(({ logicalId, properties }) => {
    const { action, parameters } = call(JSON.parse(String(properties.Create)), '');
    if (action !== 'addCustomAttributes') throw new Error(`${logicalId}: the call ${action} is not emulated`);
    return parameters.UserPoolId === userPoolId ? parameters.CustomAttributes.map(schemaOfAdded) : [];
  });
}
