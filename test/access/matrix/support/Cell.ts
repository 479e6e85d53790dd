import type { Caller } from './Caller';
import type { Row } from './Row';

/** One test of the access matrix: the call of a row, made by one kind of caller. */
export interface Cell {
  row: Row;
  caller: Caller;
  field: string;
}

export interface Verdict {
  cell: Cell;
  got: string;
}
