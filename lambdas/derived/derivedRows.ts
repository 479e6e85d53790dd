import type { DerivedRow } from './DerivedRow';
import { reservations } from './rows/reservations';
import { eventMarkers } from './rows/eventMarkers';
import { workerCards } from './rows/workerCards';

/** All types of records that are derived as a whole from another record. */
export const derivedRows: readonly DerivedRow[] = [...reservations, ...eventMarkers, workerCards];
