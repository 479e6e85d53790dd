import { entities } from '../../model/entities';
import type { Entity, Operation } from '../../model/Entity';
import type { DataSourceName } from '../../model/DataSourceName';
import type { ResolverPlan, ResolverStep } from './ResolverPlan';

const files: Record<Operation, readonly string[]> = {
  get: ['get'],
  list: ['list'],
  create: ['create.1.write', 'create.2.resolveConflict'],
  update: ['update'],
  delete: ['delete'],
};

/**
 * Returns the names of the resolver files for an operation on an entity, in their order. If the entity stores
 * its author's name, a create begins with a step that reads the name.
 */
function filesOf(entity: Entity, operation: Operation): readonly string[] {
  const isAuthored = operation === 'create' && entity.author !== null && entity.author.name !== '';
  return isAuthored ? ['create.0.author', ...files.create] : files[operation];
}

/**
 * Returns the names of resolver files that must run before those of the operation itself. A delete reads the record
 * first, because the transaction that deletes and logs it does not return it. If only one child may have a field set
 * (`exclusive`, such as `isLastJob`), a write that sets the field also clears it in the child that had it before. If
 * the server computes a field from others (`means`), a step before the write does so. If a record can give a right
 * (`givesRight`), a step before its change finds out who loses one.
 */
function filesAhead({ exclusive, means, givesRight }: Entity, operation: Operation): readonly string[] {
  if (operation === 'delete') return ['delete.0.read', 'delete.1.counted'];
  const isComputed = Object.keys(means).length > 0;
  if (isComputed && (operation === 'create' || operation === 'update')) return ['means.0.compute'];
  if (givesRight && operation === 'update') return ['right.0.read'];
  if (exclusive.length === 0) return [];
  if (operation === 'create') return ['marks.0.parent'];
  return operation === 'update' ? ['marks.0.parent', 'marks.1.move', 'marks.2.result'] : [];
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
 * Before a catalogue entry is deleted, two steps count the references to it, because an entry in use cannot
 * be deleted.
 */
function stepsOf(entity: Entity, operation: Operation, field: string): ResolverStep[] {
  const LIST = entity.lists.find((list) => list.field === field);
  // Only some steps need these parts. Without them, the other bundles are shorter.
  const { audited, oneOf, visibleLines, rate, ...read } = entity;
  const { fields, relations, rows, mustExist, referencedInSearchBy, ...written } = read;
  const isWrite = operation === 'create' || operation === 'update';
  const common = isWrite ? written : read;
  const step = (file: string, source: DataSourceName, ENTITY: Partial<Entity> = common) => ({
    file: `resolvers/entity/${file}.ts`,
    define: { ENTITY, ...(LIST && { LIST }) },
    source,
  });
  const asked = entity.path.length > 0 && entity.postedTexts.length > 0 && operation !== 'delete';
  const posting = asked
    ? postingSteps.map(([file, source]) => ({ ...step(file, source), file: `resolvers/job/${file}.ts#` }))
    : [];
  const { name, id, table, path, isPrivate, perParent } = entity;
  const afterwards = { name, id, table, path, isPrivate, perParent };
  const writes = [...filesAhead(entity, operation), ...filesOf(entity, operation)].map((file) =>
    step(file, table, file === 'create.2.resolveConflict' ? afterwards : common),
  );
  const validated = namesFile(entity, operation) ? [step('validate.file', 'None'), ...writes] : writes;
  const checked = oneOf && isWrite ? [step('oneOf.0.check', entity.table, entity)] : [];
  const lines = visibleLines.length > 0 && isWrite ? [step('validate.lines', 'None', { visibleLines })] : [];
  const copied = mustExist.length > 0 && operation === 'create';
  const entries = copied ? [step('entry.0.read', 'Catalog', { name, id, mustExist, relations })] : [];
  const steps = [...lines, ...posting, ...checked, ...entries, ...validated];
  if (operation === 'delete' && referencedInSearchBy !== '')
    return [step('delete.0.talents', 'Search'), step('delete.0.jobs', 'Search'), ...steps];
  const isAboutJob = entity.table === 'OpenJob' || entity.id.includes('openJobID');
  if (!entity.access[operation]?.includes('consultant')) return steps;
  if (isAboutJob) return [step('allow.jobStaff', 'OpenJob'), ...steps];
  return isAboutTalent(entity) ? [step('allow.talentContact', entity.table), ...steps] : steps;
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
