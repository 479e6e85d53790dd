import { getNamedType, type GraphQLEnumType, type GraphQLInputObjectType } from 'graphql';
import { readSchema } from '../../support/readSchema';

export interface ApiArguments {
  /**
   * Every field that a search can filter by, in combination with each operator that the field has in the
   * schema.
   */
  conditions: { field: string; operator: string }[];
  sorts: string[];
  aggregates: { type: string; field: string }[];
}

const GROUPS = ['and', 'or', 'not'];
const schema = readSchema();

/**
 * Reads the possible arguments of a search query from the schema. The query's resolver may refuse some of
 * them.
 */
export function apiArguments(query: string): ApiArguments {
  const args = schema.getQueryType()?.getFields()[query]?.args ?? [];
  const input = (name: string) => {
    const argument = args.find((each) => each.name === name);
    if (!argument) throw new Error(`${query} takes no ${name}`);
    return (getNamedType(argument.type) as GraphQLInputObjectType).getFields();
  };
  const values = (name: string, field: string): string[] =>
    (getNamedType(input(name)[field]?.type) as GraphQLEnumType).getValues().map((value) => value.name);
  const conditions = Object.values(input('filter'))
    .filter(({ name }) => !GROUPS.includes(name))
    .flatMap(({ name, type }) => {
      const operators = Object.keys((getNamedType(type) as GraphQLInputObjectType).getFields());
      return operators.map((operator) => ({ field: name, operator }));
    });
  const types = values('aggregates', 'type');
  const aggregates = values('aggregates', 'field').flatMap((field) => types.map((type) => ({ type, field })));
  return { conditions, sorts: values('sort', 'field'), aggregates };
}
