import type { AttributeSchema } from '../../configuration/attributes/AttributeSchema';
import type { Pool } from '../../pool/Pool';
import { ServiceError } from '../../ServiceError';

const refuse = (message: string): never => {
  throw new ServiceError('InvalidParameterException', message);
};

const nonconforming = (message: string) => refuse(`Attributes did not conform to the schema: ${message}`);

function assertValue({ name, type, minimum, maximum }: AttributeSchema, value: string): void {
  if (type === 'Number' && !/^-?\d+(\.\d+)?$/.test(value)) nonconforming(`${name}: Value is not a number`);
  if (type === 'Boolean' && !/^(true|false)$/i.test(value)) nonconforming(`${name}: Value is not a boolean`);
  const size = type === 'Number' ? Number(value) : value.length;
  if (minimum !== null && size < minimum) nonconforming(`${name}: Value is below the minimum of ${minimum}`);
  if (maximum !== null && size > maximum) nonconforming(`${name}: Value is above the maximum of ${maximum}`);
  if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) refuse('Invalid email address format.');
}

/**
 * Checks the given attributes of a user against the schema of the user pool: each attribute must be in the
 * schema, and its value must be permitted there. An empty value, which removes the attribute, is permitted
 * unless the attribute is required.
 * @throws InvalidParameterException
 */
export function assertAttributes(pool: Pool, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    const schema = pool.configuration.schema.get(name);
    if (!schema) {
      nonconforming(
        name === 'sub'
          ? 'sub: Attribute cannot be updated.'
          : `Type for attribute {${name}} could not be determined`,
      );
    } else if (value !== '' || schema.required) assertValue(schema, value);
  }
}
