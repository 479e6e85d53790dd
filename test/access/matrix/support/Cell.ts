import type { Caller } from './Caller';
import type { Row } from './Row';

/** One row for one caller, ready to be sent. */
export interface Cell {
  row: Row;
  caller: Caller;
  field: string;
}

export interface Verdict {
  cell: Cell;
  got: string;
}
