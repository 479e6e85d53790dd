import { flag, optional, structure, text } from '../../input/checks';
import { ServiceError } from '../../ServiceError';
import type { AttributeSchema } from './AttributeSchema';

/** Validates one custom attribute in a request of Cognito's AddCustomAttributes. */
export const addedAttribute = structure({
  Name: text,
  AttributeDataType: optional(text),
  Mutable: optional(flag),
  StringAttributeConstraints: optional(structure({ MinLength: optional(text), MaxLength: optional(text) })),
  NumberAttributeConstraints: optional(structure({ MinValue: optional(text), MaxValue: optional(text) })),
});

const numberOf = (given: string | undefined) => (given === undefined ? null : Number(given));

/**
 * Converts a custom attribute from an AddCustomAttributes request to an entry of the user pool's schema.
 * @throws InvalidParameterException for an unknown data type
 */
export function schemaOfAdded(given: ReturnType<typeof addedAttribute>): AttributeSchema {
  const name = `custom:${given.Name}`;
  const type = given.AttributeDataType ?? 'String';
  if (type !== 'String' && type !== 'Number' && type !== 'DateTime' && type !== 'Boolean') {
    throw new ServiceError('InvalidParameterException', `${name}: Unknown data type ${type}.`);
  }
  const { StringAttributeConstraints: lengths, NumberAttributeConstraints: values } = given;
  return {
    name,
    type,
    required: false,
    mutable: given.Mutable ?? true,
    minimum: numberOf(lengths?.MinLength ?? values?.MinValue),
    maximum: numberOf(lengths?.MaxLength ?? values?.MaxValue) ?? (type === 'String' ? 2048 : null),
  };
}
