import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputObjectType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { entities } from '../../model/entities';
import type { InputRules } from '../../model/limits/InputRules';
import { TextLimits } from '../../model/limits/TextLimits';
import { apiSchema } from '../schema/apiSchema';

const mutations = apiSchema.getMutationType()?.getFields() ?? {};

const declaredBy = (input: GraphQLInputObjectType) => Object.values(input.getFields());
const namesOf = (input: GraphQLInputObjectType, type: string) =>
  declaredBy(input)
    .filter((field) => getNamedType(field.type).toString() === type)
    .map(({ name }) => name);

/** What the record's type, or an input that makes such a record, has in any case and an update may leave out. */
function requiredOf(input: GraphQLInputObjectType, record: string): string[] {
  const type = apiSchema.getType(record);
  const stored = isObjectType(type) ? type.getFields() : {};
  const creating = Object.entries(mutations)
    .filter(([name, made]) => name.startsWith('create') && getNamedType(made.type).name === record)
    .map(([, made]) => inputOf(made)?.getFields() ?? {});
  return declaredBy(input)
    .filter(({ type: given }) => !isNonNullType(given))
    .map(({ name }) => name)
    .filter((name) => [stored, ...creating].some((fields) => isNonNullType(fields[name]?.type)));
}

function mostOf(input: GraphQLInputObjectType, record: string): Record<string, number> {
  const limits = entities.find(({ name }) => name === record)?.limits ?? {};
  const entries = declaredBy(input).flatMap(({ name, type }): [string, number][] => {
    const declared = limits[name];
    if (typeof declared === 'number' || (declared && typeof declared === 'object' && 'most' in declared))
      return [[name, 0]];
    const named = TextLimits.byField[`${record}.${name}`] ?? TextLimits.byField[name];
    const isAddress = getNamedType(type).name === 'AWSURL';
    const most = named ?? (isAddress ? TextLimits.url : TextLimits.line);
    return most === TextLimits.line ? [] : [[name, most]];
  });
  return Object.fromEntries(entries);
}

function inputOf(mutation: GraphQLField<unknown, unknown>): GraphQLInputObjectType | undefined {
  const type = mutation.args.find(({ name }) => name === 'input')?.type;
  const named = type && getNamedType(type);
  return isInputObjectType(named) ? named : undefined;
}

/** The rules of a mutation's input, derived from the schema; null for what has no input. */
export function inputRules(type: string, field: string): (InputRules & { hasToken: boolean }) | null {
  const mutation = type === 'Mutation' ? mutations[field] : undefined;
  const input = mutation && inputOf(mutation);
  if (!input) return null;
  const record = getNamedType(mutation.type).name;
  return {
    hasToken: 'clientToken' in input.getFields(),
    line: TextLimits.line,
    list: TextLimits.list,
    most: mostOf(input, record),
    required: field.startsWith('update') ? requiredOf(input, record) : [],
    dates: namesOf(input, 'AWSDate'),
    times: namesOf(input, 'AWSDateTime'),
  };
}
