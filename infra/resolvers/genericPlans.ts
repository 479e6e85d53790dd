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

/** What has an author begins with reading the author's name. */
function filesOf(entity: Entity, operation: Operation): readonly string[] {
  const isAuthored = operation === 'create' && entity.author !== null && entity.author.name !== '';
  return isAuthored ? ['create.0.author', ...files.create] : files[operation];
}

/** The root fields that an operation of an entity has in the schema. */
export function coordinates(entity: Entity, operation: Operation): [type: string, field: string][] {
  const { name, plural } = entity;
  if (operation === 'get') return [['Query', `get${name}`]];
  if (operation !== 'list') return [['Mutation', `${operation}${name}`]];
  if (name === 'EmployeeBenefitTag') return [['Query', 'listEmployeeBenefitTagByPosition']];
  const ordered: [string, string] = ['Query', `list${plural}ByOrderByPosition`];
  const isOrdered = ['Prefacture', 'Skill', 'SkillTag'].includes(name);
  return [['Query', `list${plural}`], ...(isOrdered ? [ordered] : [])];
}

/** Does it lie below what one person wrote about another? Then it is that author's. */
function isBelowAuthored({ path }: Entity): boolean {
  return entities.some(({ name, author }) => name === path.at(-2) && author !== null);
}

/** True when the input holds a file's name. */
function namesFile({ limits }: Entity, operation: Operation): boolean {
  return 'filename' in limits && (operation === 'create' || operation === 'update');
}

/**
 * What concerns a job is written by those who work on it too: the job is read first to tell; or, for what is said
 * about a talent, the talent's private rows; or what it lies below. What talents and jobs name is looked for before it goes.
 */
function stepsOf(entity: Entity, operation: Operation): ResolverStep[] {
  const define = { ENTITY: entity };
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

/** The generic resolvers of one entity's root fields. */
export function genericPlans(entity: Entity): ResolverPlan[] {
  return (Object.keys(entity.access) as Operation[]).flatMap((operation) =>
    coordinates(entity, operation).map(([type, field]) => ({
      type,
      field,
      steps: stepsOf(entity, operation),
    })),
  );
}
