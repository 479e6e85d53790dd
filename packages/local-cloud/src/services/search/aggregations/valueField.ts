import type { Field } from '../mapping/Field';
import type { Mapping } from '../mapping/Mapping';
import { shardError } from '../Refusal';

/**
 * Returns the field with the given path, for aggregating or sorting by it; undefined if the index has no such
 * field.
 * @throws Refusal when the field's type permits neither
 */
export function valueField(mapping: Mapping, path: string): Field | undefined {
  const field = mapping.fields.get(path);
  if (field?.type === 'text')
    throw shardError(
      'illegal_argument_exception',
      `Text fields are not optimised for operations that require per-document field data like aggregations and sorting, so these operations are disabled by default. Please use a keyword field instead. Alternatively, set fielddata=true on [${path}] in order to load field data by uninverting the inverted index. Note that this can use significant memory.`,
    );
  if (field && !field.hasValues)
    throw shardError(
      'illegal_argument_exception',
      `Can't load fielddata on [${path}] because fielddata is unsupported on fields of type [${field.type}]. Use doc values instead.`,
    );
  return field;
}
