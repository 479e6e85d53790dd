import type { Entity, Operation } from '../model/Entity';
import type { Source } from '../model/Source';
import type { ResolverPlan, ResolverStep } from './ResolverPlan';

const files: Record<Operation, readonly string[]> = {
  get: ['get'],
  list: ['list'],
  create: ['create.1.write', 'create.2.settle'],
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

/** What concerns a job is written by those who work on it too: the job is read first to tell. */
function stepsOf(entity: Entity, operation: Operation): ResolverStep[] {
  const define = { ENTITY: entity };
  const step = (file: string, source: Source) => ({ file: `resolvers/entity/${file}.ts`, define, source });
  const steps = filesOf(entity, operation).map((file) => step(file, entity.table));
  const isOfJob = entity.table === 'OpenJob' || entity.id.includes('openJobID');
  const isShared = isOfJob && entity.access[operation]?.includes('consultant');
  return isShared ? [step('ofJob', 'OpenJob'), ...steps] : steps;
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
