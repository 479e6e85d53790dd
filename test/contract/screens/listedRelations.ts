import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { fieldResolvers } from '../../../infra/resolvers/fieldResolvers';
import { readSchema } from '../../support/readSchema';

/** A relation to one record, of the rows of a list. */
export interface ListedRelation {
  /** The root field that returns the list, such as `listUserAppliesByUser`. */
  list: string;
  /** The field of the rows, such as `openJob`. */
  relation: string;
  /**
   * The fields of the related record that the test selects: all that have neither arguments nor a resolver of
   * their own.
   */
  fields: string[];
}

const typeOf = (field: GraphQLField<unknown, unknown> | undefined) => getNamedType(field?.type);

function fieldsOf(field: GraphQLField<unknown, unknown>): string[] {
  const type = typeOf(field);
  if (!isObjectType(type) || isListType(getNullableType(field.type)) || 'items' in type.getFields())
    return [];
  return Object.values(type.getFields())
    .filter((each) => isLeafType(typeOf(each)) && !each.args.some(isRequiredArgument))
    .filter(({ name }) => !fieldResolvers[`${type.name}.${name}`])
    .map(({ name }) => name);
}

/** Returns the relations to one record of the rows of all lists in the schema. */
export function listedRelations(): ListedRelation[] {
  return Object.values(readSchema().getQueryType()?.getFields() ?? {}).flatMap((list) => {
    const page = typeOf(list);
    const row = isObjectType(page) ? typeOf(page.getFields().items) : undefined;
    if (!isObjectType(row)) return [];
    return Object.values(row.getFields()).flatMap((relation) => {
      const fields = fieldsOf(relation);
      return fields.length > 0 ? [{ list: list.name, relation: relation.name, fields }] : [];
    });
  });
}
