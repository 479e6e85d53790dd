import type { EnumValue } from '../enums';
import type { TermsKind } from './TermsItem';

/**
 * Returns the kind of contract that a job’s way of working means; null if it can be either, as with 副業, so that it must
 * be asked.
 */
export function termsKindOf(workType: EnumValue<'WorkType'> | null | undefined): TermsKind | null {
  if (workType === 'CONTRACT') return 'CONTRACT';
  return workType === 'EMPLOYEE' || workType === 'PART_TIME' || workType === 'INTERN' ? 'EMPLOYMENT' : null;
}
