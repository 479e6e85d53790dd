import { isInputObjectType, isObjectType } from 'graphql';
import { entities } from '../../../model/entities';
import { keyAttributes, tableIndexes } from '../../../model/tableIndexes';
import { readSchema } from '../../support/readSchema';

const internal: readonly string[] = keyAttributes;

function fieldsOf(name: string): string[] {
  const type = readSchema().getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
}

describe('the attributes of keys and indexes', () => {
  test.each(Object.entries(tableIndexes))(
    'of %s are declared as internal or fields of its types',
    (table, indexes) => {
      const fields = entities
        .filter((entity) => entity.table === table)
        .flatMap((entity) => entity.fields.flatMap((rule) => rule.fields.split(' ')));
      const used = indexes.flatMap(({ partition, sort }) => [partition, sort]);
      // The audit log is in the table Insight without being an entity.
      const logged = table === 'Insight' ? fieldsOf('AuditEntry') : [];
      // Every row has the name of its type.
      const stored = ['__typename', ...internal, ...fields, ...logged];
      expect(used.filter((attribute) => !stored.includes(attribute))).toEqual([]);
    },
  );

  test('that are internal are in no type and no input of the API', () => {
    const shown = Object.values(readSchema().getTypeMap()).flatMap((type) =>
      isObjectType(type) || isInputObjectType(type)
        ? Object.keys(type.getFields())
            .filter((field) => internal.includes(field))
            .map((field) => `${type.name}.${field}`)
        : [],
    );
    expect(shown).toEqual([]);
  });
});
