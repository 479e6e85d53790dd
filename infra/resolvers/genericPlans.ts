import { entities } from '../../model/entities';
import type { Entity, Operation } from '../../model/Entity';
import type { DataSourceName } from '../../model/DataSourceName';
import type { ResolverPlan, ResolverStep } from './ResolverPlan';

const usual: Record<Operation, readonly string[]> = {
  get: ['getEntity.ts#read'],
  list: ['listEntities.ts#read'],
  create: ['createEntity.ts#write', 'createEntity.ts#resolveConflict'],
  update: ['updateEntity.ts#write'],
  delete: ['deleteEntity.ts#remove'],
};

/**
 * Returns the steps for an operation on an entity, in their order. If the entity stores
 * its author's name, a create begins with a step that reads the name.
 */
function stepsFor(entity: Entity, operation: Operation): readonly string[] {
  const isAuthored = operation === 'create' && entity.author !== null && entity.author.name !== '';
  return isAuthored ? ['createEntity.ts#author', ...usual.create] : usual[operation];
}

/**
 * Returns the steps that must run before those of the operation itself. A delete reads the record
 * first, because the transaction that deletes and logs it does not return it. If only one child may have a field set
 * (`exclusive`, such as `isLastJob`), a write that sets the field also clears it in the child that had it before. If
 * the server computes a field from others (`means`), a step before the write does so. If a record can give a right
 * (`givesRight`), a step before its change finds out who loses one.
 */
function stepsAhead({ exclusive, means, givesRight }: Entity, operation: Operation): readonly string[] {
  if (operation === 'delete') return ['deleteEntity.ts#read', 'deleteEntity.ts#counted'];
  const isComputed = Object.keys(means).length > 0;
  if (isComputed && (operation === 'create' || operation === 'update')) return ['checkInput.ts#means'];
  if (givesRight && operation === 'update') return ['updateEntity.ts#rightHolder'];
  if (exclusive.length === 0) return [];
  if (operation === 'create') return ['exclusiveFlags.ts#parent'];
  return operation === 'update'
    ? ['exclusiveFlags.ts#parent', 'exclusiveFlags.ts#move', 'exclusiveFlags.ts#result']
    : [];
}

/**
 * Returns the GraphQL root fields that perform an operation on an entity, as pairs of type and field. Only
 * `list` can have several.
 */
export function coordinates(entity: Entity, operation: Operation): [type: string, field: string][] {
  const { name, lists } = entity;
  if (operation === 'get') return [['Query', `get${name}`]];
  if (operation === 'list') return lists.map(({ field }) => ['Query', field]);
  return [['Mutation', `${operation}${name}`]];
}

/**
 * Returns whether the entity's records, or their parents, are records that one person wrote about another. Job
 * staff write, change and delete them only while they are in contact with that person.
 */
function isAboutTalent({ author, path }: Entity): boolean {
  return author !== null || entities.some((other) => other.name === path.at(-2) && other.author !== null);
}

/** Returns whether the input of a create or update contains the name of an uploaded file. */
function namesFile({ limits }: Entity, operation: Operation): boolean {
  return 'filename' in limits && (operation === 'create' || operation === 'update');
}

/**
 * The files and data sources of the steps that check a record below a job against the posting rules before it
 * is written, because the job may be public.
 */
const postingSteps = [
  ['readPostedJob', 'OpenJob'],
  ['checkWording', 'None'],
  ['checkHiddenName', 'Catalog'],
] as const;

/**
 * Returns the steps of a generic resolver: the checks that the operation needs, then the operation itself. If
 * the entity grants the operation to job staff, the first step checks whether the caller is connected to the
 * record, by other records that it reads:
 * - If the record belongs to a job, the step reads the job.
 * - If one person writes the record about another, the step reads the talent's private rows, which show
 *   whether the caller is in contact with the talent.
 *
 * Before a record with a copy of a catalogue entry is created, a step reads the entry.
 *
 * Before a catalogue entry whose name must be unique is written, a step compares it with the others.
 *
 * Before a catalogue entry is deleted, two steps count the references to it, because an entry in use cannot
 * be deleted.
 */
function stepsOf(entity: Entity, operation: Operation, field: string): ResolverStep[] {
  const LIST = entity.lists.find((list) => list.field === field);
  // Only some steps need these parts. Without them, the other bundles are shorter.
  const { audited, oneOf, visibleLines, rate, ...read } = entity;
  const { fields, relations, rows, mustExist, referencedInSearchBy, hasUniqueNames, ...written } = read;
  const isWrite = operation === 'create' || operation === 'update';
  const common = isWrite ? written : read;
  const step = (file: string, source: DataSourceName, ENTITY: Partial<Entity> = common) => ({
    file: `resolvers/entity/${file}`,
    define: { ENTITY, ...(LIST && { LIST }) },
    source,
  });
  const asked = entity.path.length > 0 && entity.postedTexts.length > 0 && operation !== 'delete';
  const posting = asked
    ? postingSteps.map(([file, source]) => ({ ...step(file, source), file: `resolvers/job/${file}.ts#` }))
    : [];
  const { name, id, table, path, isPrivate, perParent } = entity;
  const afterwards = { name, id, table, path, isPrivate, perParent };
  const writes = [...stepsAhead(entity, operation), ...stepsFor(entity, operation)].map((file) =>
    step(file, table, file === 'createEntity.ts#resolveConflict' ? afterwards : common),
  );
  const validated = namesFile(entity, operation) ? [step('checkInput.ts#file', 'None'), ...writes] : writes;
  const checked = oneOf && isWrite ? [step('checkInput.ts#oneOf', entity.table, entity)] : [];
  const lines =
    visibleLines.length > 0 && isWrite ? [step('checkInput.ts#lines', 'None', { visibleLines })] : [];
  const copied = mustExist.length > 0 && operation === 'create';
  const entries = copied
    ? [step('createEntity.ts#entry', 'Catalog', { name, id, mustExist, relations })]
    : [];
  const named = hasUniqueNames && isWrite ? [step('uniqueName.ts#check', 'Catalog', { name })] : [];
  const steps = [...lines, ...named, ...posting, ...checked, ...entries, ...validated];
  if (operation === 'delete' && referencedInSearchBy !== '')
    return [step('deleteEntity.ts#talents', 'Search'), step('deleteEntity.ts#jobs', 'Search'), ...steps];
  const isAboutJob = entity.table === 'OpenJob' || entity.id.includes('openJobID');
  if (!entity.access[operation]?.includes('consultant')) return steps;
  if (isAboutJob) return [step('allow.ts#jobStaff', 'OpenJob'), ...steps];
  return isAboutTalent(entity) ? [step('allow.ts#talentContact', entity.table), ...steps] : steps;
}

/** Returns the plans of the generic resolvers for the GraphQL root fields of an entity. */
export function genericPlans(entity: Entity): ResolverPlan[] {
  return (Object.keys(entity.access) as Operation[]).flatMap((operation) =>
    coordinates(entity, operation).map(([type, field]) => ({
      type,
      field,
      steps: stepsOf(entity, operation, field),
    })),
  );
}
