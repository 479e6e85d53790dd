import type { DerivedRow } from './DerivedRow';
import { claims } from './rows/claims';
import { countedHappenings } from './rows/countedHappenings';
import { workerCards } from './rows/workerCards';

/** Every kind of record that follows as a whole from another one, each declared once. */
export const derivedRows: readonly DerivedRow[] = [...claims, ...countedHappenings, workerCards];
