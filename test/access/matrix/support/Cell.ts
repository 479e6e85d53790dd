import type { Caller } from './Caller';
import type { Row } from './Row';

/** One cell of the access matrix: a row for one kind of caller, ready to be sent to the API. */
export interface Cell {
  row: Row;
  caller: Caller;
  field: string;
}

export interface Verdict {
  cell: Cell;
  got: string;
}
