import type { Caller } from '../../../model/access';
import type { RootFields, Rows, Snapshot, StoredRow } from '../../generated/types';
import type { Change } from '../../lib/write/auditEntry';

type Update = RootFields['Mutation.updateEmployeeBenefit']['args']['input'];

/** What callers write of a benefit; `id` of a stored one, `clientToken` of a new one. */
export type BenefitInput = Omit<Update, 'id'> & { id?: string; clientToken?: string | null };

/** The stash of the operations that write a benefit. */
export interface BenefitStash {
  who: Caller;
  /** The id of the stored or of the new benefit. */
  id: string;
  /** The condition of the caller; empty without one. */
  asked: StoredRow;
  /** The organization of the caller, if the caller is no administrator. */
  own: Snapshot<'EmployeeBenefit'>;
  /** What is written instead of the argument `input`: the values before the edit that is taken back. */
  input?: BenefitInput;
  /** The changes of the logged edit that is taken back. */
  edit?: readonly Change[];
  change: { before: Rows['EmployeeBenefit']; values: Snapshot<'EmployeeBenefit'> };
  isEditOfOrganization?: boolean;
  record: Rows['EmployeeBenefit'];
}
