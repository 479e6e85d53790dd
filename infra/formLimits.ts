import { getNamedType, type GraphQLInputField, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { entities } from '../model/entities';
import type { Limit } from '../model/Limit';
import { CompanyLimits } from '../model/limits/CompanyLimits';
import { ContactFormLimits } from '../model/limits/ContactFormLimits';
import { PageLimits } from '../model/limits/PageLimits';
import { apiSchema } from './schema/apiSchema';
import { inputRules } from './resolvers/inputRules';

/**
 * The limit of one form field: the maximum length of a text, the maximum number of elements of a list, the
 * bounds and step of a number, the permitted hosts of a URL, or the mail domains that are refused.
 */
type FormLimit =
  | number
  | readonly [least: number, most: number, step?: number]
  | { hosts: readonly string[] }
  | { sharedDomains: readonly string[] };

type Limits = Readonly<Record<string, Limit>>;

/**
 * Limits of input fields that custom resolvers check in addition to the limits that entities declare. Each
 * key is the name of one mutation, or the name of a record type, which stands for all mutations that return
 * it.
 */
const checkedByResolvers: Readonly<Record<string, Limits>> = {
  PageQuery: PageLimits,
  WPWorkerCategory: PageLimits,
  WorkHistoryCompany: { name: CompanyLimits.name },
  createContactMessage: ContactFormLimits,
};

const TEXTS = ['String', 'ID', 'AWSURL', 'AWSEmail', 'AWSPhone'];

function limitOf(
  { name, type }: GraphQLInputField,
  declared: Limits,
  rules: { line: number; list: number; most: Readonly<Record<string, number>> },
): FormLimit | null {
  if (isListType(isNonNullType(type) ? type.ofType : type)) return rules.list;
  const limit = declared[name];
  if (typeof limit === 'number') return limit;
  if (limit && typeof limit === 'object') {
    if ('upTo' in limit) return limit.upTo;
    return 'most' in limit ? limit.most : limit;
  }
  return TEXTS.includes(getNamedType(type).name) ? rules.most[name] || rules.line : null;
}

/**
 * Returns the limits of a mutation's input fields for the forms of the web app, by field name. The resolvers
 * check the same limits. Fields without a limit are left out. Null if the mutation does not exist or has no
 * input.
 */
export function formLimits(mutation: string): Record<string, FormLimit> | null {
  const field = apiSchema.getMutationType()?.getFields()[mutation];
  const argument = field?.args.find(({ name }) => name === 'input');
  const input = argument && getNamedType(argument.type);
  const rules = inputRules('Mutation', mutation);
  if (!field || !isInputObjectType(input) || !rules) return null;
  const record = getNamedType(field.type).name;
  const ofEntity = entities.find(({ name }) => name === record)?.limits ?? {};
  const declared = { ...ofEntity, ...(checkedByResolvers[record] ?? checkedByResolvers[mutation]) };
  return Object.fromEntries(
    Object.values(input.getFields()).flatMap((each) => {
      const limit = limitOf(each, declared, rules);
      return limit === null ? [] : [[each.name, limit]];
    }),
  );
}
