import { isInputObjectType } from 'graphql';
import { derivedRows } from '../../../lambdas/derived/derivedRows';
import { derivedValues } from '../../../lambdas/derived/derivedValues';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { readSchema } from '../readSchema';
import { ownAttributes } from './ownAttributes';

const inputs = readSchema().getTypeMap();

function fieldsOf(name: string): string[] {
  const type = inputs[name];
  return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
}

/**
 * Returns stored attributes, as `<kind>.<attribute>`, that nothing declares: no input, no derived value, and
 * no list of the record's own attributes.
 */
export function uncoveredAttributes(rows: Iterable<StoredRow>): string[] {
  const found = new Set<string>();
  for (const row of rows) {
    const { __typename: kind } = row;
    if (derivedRows.some((each) => each.isOne(row))) continue;
    for (const attribute of Object.keys(row)) found.add(`${kind}.${attribute}`);
  }
  const isDerived = (name: string) =>
    derivedValues.some(({ entity, attributes }) => attributes.some((each) => `${entity}.${each}` === name));
  return [...found].sort().filter((name) => {
    const [kind = '', attribute = ''] = name.split('.');
    const given = [...fieldsOf(`Create${kind}Input`), ...fieldsOf(`Update${kind}Input`)];
    const isOwn = ownAttributes.always.includes(attribute) || ownAttributes[kind]?.includes(attribute);
    return !isOwn && !isDerived(name) && !given.includes(attribute);
  });
}
