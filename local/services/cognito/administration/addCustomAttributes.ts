import type { AttributeSchema } from '../configuration/AttributeSchema';
import { flag, list, optional, structure, text } from '../input/checks';
import { ServiceError } from '../ServiceError';
import { adminOperation } from './adminOperation';

const attribute = structure({
  Name: text,
  AttributeDataType: optional(text),
  Mutable: optional(flag),
  StringAttributeConstraints: optional(structure({ MinLength: optional(text), MaxLength: optional(text) })),
  NumberAttributeConstraints: optional(structure({ MinValue: optional(text), MaxValue: optional(text) })),
});

const numberOf = (given: string | undefined) => (given === undefined ? null : Number(given));

function schemaOf(given: ReturnType<typeof attribute>): AttributeSchema {
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

/** The only way to an attribute of the pool's own that is called like a standard one: templates cannot say it. */
export const addCustomAttributes = adminOperation({ CustomAttributes: list(attribute) }, (pool, given) => {
  const added = given.CustomAttributes.map(schemaOf);
  for (const { name } of added) {
    if (pool.configuration.schema.has(name)) {
      throw new ServiceError(
        'InvalidParameterException',
        `${name}: Existing attribute already has name ${name}.`,
      );
    }
  }
  for (const schema of added) {
    pool.configuration.schema.set(schema.name, schema);
    pool.store.put('attributes', schema.name, schema);
  }
  return {};
});
