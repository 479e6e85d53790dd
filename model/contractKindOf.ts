import type { EnumValue } from './enums';

const KINDS: Readonly<Record<EnumValue<'WorkType'>, EnumValue<'ContractKind'> | 'EITHER'>> = {
  EMPLOYEE: 'EMPLOYMENT',
  PART_TIME: 'EMPLOYMENT',
  CONTRACT: 'CONTRACT',
  SIDE_WORK: 'EITHER',
  INTERN: 'EITHER',
};

/**
 * Returns whether a job is employment (雇用) or a contract for services (業務委託), which decides what the law asks of it.
 * A side job or an internship can be either, so its posting says which; null as long as it does not, and for a job
 * without a type. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function contractKindOf(job: {
  readonly workType?: unknown;
  readonly contractKind?: unknown;
}): EnumValue<'ContractKind'> | null {
  const { workType, contractKind } = job;
  const kind = typeof workType === 'string' ? KINDS[workType as keyof typeof KINDS] : null;
  if (kind !== 'EITHER') return kind ?? null;
  return contractKind === 'EMPLOYMENT' || contractKind === 'CONTRACT' ? contractKind : null;
}
