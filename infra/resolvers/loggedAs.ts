import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputField,
  isEnumType,
  isInputObjectType,
} from 'graphql';
import { auditReferences } from '../../model/auditReferences';
import type { AuditAction } from '../../model/auditActions';
import { fieldResolvers } from './fieldResolvers';
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

/** Returns the input fields of a mutation; none for one without an input. */
function inputFieldsOf(mutation: GraphQLField<unknown, unknown> | undefined): GraphQLInputField[] {
  const input = getNamedType(mutation?.args.find(({ name }) => name === 'input')?.type);
  return isInputObjectType(input) ? Object.values(input.getFields()) : [];
}

const isEnum = ({ type }: GraphQLInputField) => isEnumType(getNamedType(type));
const isFlag = ({ type }: GraphQLInputField) => getNamedType(type).name === 'Boolean';

/** Returns the names of the fields that hold the ids of other records, without those that make up the record's own id. */
function referencesIn({ id, owner, parent, table }: Entity, fields: readonly GraphQLInputField[]): string[] {
  const own: readonly unknown[] = [owner === 'owners' ? '' : owner, parent, ...(Array.isArray(id) ? id : [])];
  const isOwn = (name: string) => own.includes(name) || (name === 'owners' && table === 'Talent');
  return fields.map(({ name }) => name).filter((name) => name in auditReferences && !isOwn(name));
}

/** The entities that a record gives or takes a right: people, and the organizations to which they belong. */
const holders: readonly unknown[] = ['User', 'Organization'];

/** Returns the fields of a mutation that its entry states: see `LoggedAs`. */
function fieldsOf(entity: Entity, mutation: GraphQLField<unknown, unknown>) {
  const fields = inputFieldsOf(mutation);
  // A delete has only an id in its input: what the record was, its create says.
  const created = inputFieldsOf(apiSchema.getMutationType()?.getFields()[`create${entity.name}`]);
  const references = referencesIn(entity, fields);
  if (entity.table !== 'Talent') {
    const stated = referencesIn(entity, created).filter((name) => holders.includes(auditReferences[name]));
    return { shown: null, stated };
  }
  const plain = fields.filter((field) => isEnum(field) || isFlag(field)).map(({ name }) => name);
  const kinds = created.filter(isEnum).map(({ name }) => name);
  return { shown: [...plain, ...references], stated: [...kinds, ...referencesIn(entity, created)] };
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
  const special = fieldResolvers[`Mutation.${field}`]?.logged ?? audited[verb];
  return {
    ...{ action: special ?? usual[verb], record, table, about: aboutOf(entity) },
    ...fieldsOf(entity, mutation),
  };
}
