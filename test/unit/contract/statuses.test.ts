import { isEnumType, isObjectType } from 'graphql';
import { entities } from '../../../model/entities';
import { readSchema } from '../../support/readSchema';

/** Returns the values that the field `status` of a type can have; empty for a type without this field. */
function statusesOf(name: string): string[] {
  const type = readSchema().getType(name);
  const status = isObjectType(type) ? type.getFields().status?.type : undefined;
  return isEnumType(status) ? status.getValues().map(({ value }) => String(value)) : [];
}

test('no two records of the Talent table share a status, because the index byStatus lists them apart', () => {
  const statuses = entities.filter(({ table }) => table === 'Talent').flatMap(({ name }) => statusesOf(name));
  expect(statuses).toEqual(expect.arrayContaining(['REQUESTED', 'PENDING']));
  expect(statuses).toEqual([...new Set(statuses)]);
});
