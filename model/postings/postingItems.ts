import type { EnumValue } from '../enums';

/** A field of a job that says one of the conditions that the law names for its kind of contract. */
export interface PostingItem {
  field: string;
  /** The kind of contract whose postings have the item. */
  kind: EnumValue<'ContractKind'>;
  /**
   * `always`: a public job has it; `fixedTerm`: a public job has it if the employment is for a fixed term; `ifSo`: it is
   * said where there is something to say.
   */
  needed: 'always' | 'fixedTerm' | 'ifSo';
}

/**
 * What the posting of a job says about its conditions besides work, place and pay, in the order in which people read it.
 * 職業安定法第5条の3 with 施行規則第4条の2第3項 names the items of employment, to be disclosed at the first contact at the
 * latest; フリーランス法第12条 names no list, but what is shown must be exact and current. That a job is not public
 * without them is a rule of Enishi. Dispatched work and age limits are not among the items, because no job has them.
 * Resolvers use this list too, so it is limited to the APPSYNC_JS subset.
 */
export const postingItems = [
  { field: 'dutiesChange', kind: 'EMPLOYMENT', needed: 'always' },
  { field: 'termType', kind: 'EMPLOYMENT', needed: 'always' },
  { field: 'renewalTerms', kind: 'EMPLOYMENT', needed: 'fixedTerm' },
  { field: 'trialPeriod', kind: 'EMPLOYMENT', needed: 'always' },
  { field: 'placeChange', kind: 'EMPLOYMENT', needed: 'always' },
  { field: 'workingHours', kind: 'EMPLOYMENT', needed: 'always' },
  { field: 'discretionaryWork', kind: 'EMPLOYMENT', needed: 'ifSo' },
  { field: 'holidays', kind: 'EMPLOYMENT', needed: 'always' },
  { field: 'overtimePay', kind: 'EMPLOYMENT', needed: 'ifSo' },
  { field: 'insurance', kind: 'EMPLOYMENT', needed: 'always' },
  { field: 'smokingMeasures', kind: 'EMPLOYMENT', needed: 'always' },
  { field: 'engagementPeriod', kind: 'CONTRACT', needed: 'ifSo' },
  { field: 'endingTerms', kind: 'CONTRACT', needed: 'ifSo' },
] as const satisfies readonly PostingItem[];
