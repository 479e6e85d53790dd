import { getNamedType, type GraphQLField, isEnumType, isInputObjectType } from 'graphql';
import type { AuditAction } from '../../model/auditActions';
import { customResolvers } from '../../model/customResolvers';
import { entities } from '../../model/entities';
import type { Entity } from '../../model/Entity';
import type { LoggedAs } from '../../model/LoggedAs';
import { unlogged } from '../../model/unlogged';
import { apiSchema } from '../schema/apiSchema';
import { grantsOf } from './grantsOf';

type Verb = 'create' | 'update' | 'delete';

const usual: Record<Verb, AuditAction> = {
  create: 'createRecord',
  update: 'changeRecord',
  delete: 'deleteRecord',
};
/** The grants of administrators and job staff. A signed-in caller may be one of them, too. */
const powers: readonly string[] = ['admin', 'client', 'consultant', 'signedIn'];

function aboutOf({ name, table }: Entity): LoggedAs['about'] {
  if (table === 'Talent') return 'talent';
  if (table === 'OpenJob') return 'job';
  if (name === 'EmployeeBenefit') return 'benefit';
  return name === 'Organization' ? 'organization' : 'catalogue';
}

/** Returns the input fields of a mutation that hold no texts: booleans and enums. */
function plainFieldsOf(mutation: GraphQLField<unknown, unknown>): string[] {
  const input = getNamedType(mutation.args.find(({ name }) => name === 'input')?.type);
  if (!isInputObjectType(input)) return [];
  return Object.values(input.getFields())
    .filter(({ type }) => isEnumType(getNamedType(type)) || getNamedType(type).name === 'Boolean')
    .map(({ name }) => name);
}

/** Returns whether administrators or job staff may call a root field. */
export function isOfPower(coordinate: string): boolean {
  return grantsOf(coordinate)?.some((grant) => powers.includes(grant)) ?? false;
}

/**
 * Returns how a mutation is logged, such as `updateUser`: every one that administrators or job staff may call is,
 * unless `unlogged` names it. Null for other root fields.
 */
export function loggedAs(type: string, field: string): LoggedAs | null {
  if (type !== 'Mutation' || field in unlogged || !isOfPower(`Mutation.${field}`)) return null;
  const mutation = apiSchema.getMutationType()?.getFields()[field];
  if (!mutation) return null;
  const entity = entities.find(({ name }) => getNamedType(mutation.type).name === name);
  if (!entity) throw new Error(`The log has no record for Mutation.${field}: see model/unlogged.ts`);
  const verb = (/^(create|update|delete)/.exec(field)?.[0] ?? 'update') as Verb;
  const { name: record, table, audited } = entity;
  const shown = table === 'Talent' ? plainFieldsOf(mutation) : null;
  const special = customResolvers[`Mutation.${field}`]?.logged ?? audited[verb];
  return { action: special ?? usual[verb], record, table, about: aboutOf(entity), shown };
}
