import type { DerivedRow } from './DerivedRow';
import { claims } from './rows/claims';
import { countedHappenings } from './rows/countedHappenings';
import { workerCards } from './rows/workerCards';

/** All types of records that derive as a whole from another record, each declared once. */
export const derivedRows: readonly DerivedRow[] = [...claims, ...countedHappenings, workerCards];
