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

/** Returns the files of an operation. Creating a record with an author reads the name of the author first. */
function filesOf(entity: Entity, operation: Operation): readonly string[] {
  const isAuthored = operation === 'create' && entity.author !== null && entity.author.name !== '';
  return isAuthored ? ['create.0.author', ...files.create] : files[operation];
}

/** Returns the root fields of an operation of an entity. */
export function coordinates(entity: Entity, operation: Operation): [type: string, field: string][] {
  const { name, lists } = entity;
  if (operation === 'get') return [['Query', `get${name}`]];
  if (operation === 'list') return lists.map(({ field }) => ['Query', field]);
  return [['Mutation', `${operation}${name}`]];
}

/** True when the record is below one that somebody wrote about another person: only that author may write it. */
function isBelowAuthored({ path }: Entity): boolean {
  return entities.some(({ name, author }) => name === path.at(-2) && author !== null);
}

/** True when the input holds a file's name. */
function namesFile({ limits }: Entity, operation: Operation): boolean {
  return 'filename' in limits && (operation === 'create' || operation === 'update');
}

/**
 * Prepends the checks that an operation of an entity needs. Job staff may write below their job (reads the job),
 * about talents they are in contact with (reads the talent's private rows) and below their own records (reads the
 * parent). A catalogue entry that talents or jobs refer to cannot be deleted (searches both).
 */
function stepsOf(entity: Entity, operation: Operation, field: string): ResolverStep[] {
  const LIST = entity.lists.find((list) => list.field === field);
  const define = { ENTITY: entity, ...(LIST && { LIST }) };
  const step = (file: string, source: DataSourceName) => ({
    file: `resolvers/entity/${file}.ts`,
    define,
    source,
  });
  const written = filesOf(entity, operation).map((file) => step(file, entity.table));
  const steps = namesFile(entity, operation) ? [step('validate.file', 'None'), ...written] : written;
  if (operation === 'delete' && entity.referencedInSearchBy !== '')
    return [step('delete.0.talents', 'Search'), step('delete.0.jobs', 'Search'), ...steps];
  const isAboutJob = entity.table === 'OpenJob' || entity.id.includes('openJobID');
  if (!entity.access[operation]?.includes('consultant')) return steps;
  if (isAboutJob) return [step('allow.jobStaff', 'OpenJob'), ...steps];
  if (isBelowAuthored(entity)) return [step('allow.author', entity.table), ...steps];
  return operation === 'create' ? [step('allow.talentContact', entity.table), ...steps] : steps;
}

/** Plans the generic resolvers of an entity's root fields. */
export function genericPlans(entity: Entity): ResolverPlan[] {
  return (Object.keys(entity.access) as Operation[]).flatMap((operation) =>
    coordinates(entity, operation).map(([type, field]) => ({
      type,
      field,
      steps: stepsOf(entity, operation, field),
    })),
  );
}
