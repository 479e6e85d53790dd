/** What a step of a resolver worked on. It is kept as it was: each handler gets and returns copies. */
export interface StepDetails {
  /** What the request handler returned: the request to the data source or, after an early return, the result. */
  request: unknown;
  /** What the data source answered; null if it was not called. */
  result: unknown;
  /** The stash after the request handler. */
  stash: Record<string, unknown>;
}

/**
 * A step of a GraphQL request in the trace: a call of a data source with its outcome, an early return, an error that a
 * handler raised, or what it printed to the console.
 */
export interface TraceStep {
  coordinate: string;
  /** The name of the AppSync function, or of the field for a unit resolver. */
  step: string;
  /** Name of the data source; null if the step called none. */
  dataSource: string | null;
  /** The operation of the data source; otherwise what the step is. */
  operation: string | null;
  milliseconds: number;
  error: string | null;
  logs: unknown[][];
  /** Null for the console, for errors, and in older requests. */
  details: StepDetails | null;
}

/** One GraphQL request in the trace that the developer page shows. */
export interface TraceEntry {
  at: string;
  operation: string;
  caller: 'user' | 'guest' | 'system';
  milliseconds: number;
  dataSourceCalls: number;
  readUnits: number;
  writeUnits: number;
  errors: string[];
  steps: TraceStep[];
}

const KEPT = 200;
/** Of older requests the steps lose their details, because these may be large. */
const DETAILED = 50;

/** Keeps the last 200 GraphQL requests for the developer page, newest first. */
export class Trace {
  private readonly entries: TraceEntry[] = [];

  add(entry: TraceEntry): void {
    this.entries.unshift(entry);
    this.entries.length = Math.min(this.entries.length, KEPT);
    for (const step of this.entries[DETAILED]?.steps ?? []) step.details = null;
  }

  list(): TraceEntry[] {
    return [...this.entries];
  }
}
