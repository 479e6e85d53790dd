import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputObjectType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { fieldResolvers } from './fieldResolvers';
import { entities } from '../../model/entities';
import type { Limit } from '../../model/Limit';
import type { AcceptedTokens } from '../../model/limits/AcceptedTokens';
import type { InputRules } from '../../model/limits/InputRules';
import { TextLimits } from '../../model/limits/TextLimits';
import { apiSchema } from '../schema/apiSchema';

const mutations = apiSchema.getMutationType()?.getFields() ?? {};

const declaredBy = (input: GraphQLInputObjectType) => Object.values(input.getFields());
const namesOf = (input: GraphQLInputObjectType, type: string) =>
  declaredBy(input)
    .filter((field) => getNamedType(field.type).toString() === type)
    .map(({ name }) => name);

/**
 * Returns the input fields that an update may omit but not set to null: fields that are required in the
 * stored type, or in the input of the create.
 */
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

function lengthOf(limit: Limit): number | undefined {
  if (typeof limit === 'number') return limit;
  return typeof limit === 'object' && 'most' in limit ? limit.most : undefined;
}

/**
 * Returns the maximum lengths of a mutation's input fields, by field name, that are checked before the
 * mutation's own code runs. The maximum of a field is:
 * - the length in `upTo`, if the entity declares the field with `upTo`;
 * - the usual maximum for the field, if the entity declares no maximum length;
 * - in a custom resolver, the larger of the usual and the declared maximum. If the declared one is smaller,
 *   the resolver itself checks it later.
 * - in a generic resolver, 0 if the entity declares a maximum length. It means that nothing is checked here,
 *   because the resolver itself checks the declared maximum.
 *
 * A field whose maximum is `TextLimits.line` is left out, because that is the maximum of every field that is
 * not listed.
 */
function mostOf(input: GraphQLInputObjectType, record: string, isCustom: boolean): Record<string, number> {
  const limits = entities.find(({ name }) => name === record)?.limits ?? {};
  const entries = declaredBy(input).flatMap(({ name, type }): [string, number][] => {
    const declared = limits[name];
    if (typeof declared === 'object' && 'upTo' in declared) return [[name, declared.upTo]];
    const isUrl = getNamedType(type).name === 'AWSURL';
    const usual = TextLimits.byField[name] ?? (isUrl ? TextLimits.url : TextLimits.line);
    const length = declared === undefined ? undefined : lengthOf(declared);
    const most = length === undefined ? usual : isCustom ? Math.max(length, usual) : 0;
    return most === TextLimits.line ? [] : [[name, most]];
  });
  return Object.fromEntries(entries);
}

function inputOf(mutation: GraphQLField<unknown, unknown>): GraphQLInputObjectType | undefined {
  const type = mutation.args.find(({ name }) => name === 'input')?.type;
  const named = type && getNamedType(type);
  return isInputObjectType(named) ? named : undefined;
}

/**
 * Derives the validation rules of a mutation's input from the schema and the entity. Null for a mutation
 * without input, and for fields that are no mutations.
 */
export function inputRules(type: string, field: string): (InputRules & { tokens: AcceptedTokens }) | null {
  const mutation = type === 'Mutation' ? mutations[field] : undefined;
  const input = mutation && inputOf(mutation);
  if (!input) return null;
  const record = getNamedType(mutation.type).name;
  const custom = fieldResolvers[`Mutation.${field}`];
  return {
    tokens: !('clientToken' in input.getFields()) ? 'none' : custom?.storesTokens ? 'old' : 'recent',
    line: TextLimits.line,
    list: TextLimits.list,
    most: mostOf(input, record, custom !== undefined),
    required: field.startsWith('update') ? requiredOf(input, record) : [],
    dates: namesOf(input, 'AWSDate'),
    times: namesOf(input, 'AWSDateTime'),
  };
}
