/**
 * A step of a GraphQL request in the trace: one call of a data source with its outcome, or what a resolver's
 * handler printed to the console.
 */
export interface TraceStep {
  coordinate: string;
  /** Name of the data source; null if the step shows what a handler printed to the console. */
  dataSource: string | null;
  operation: string | null;
  milliseconds: number;
  error: string | null;
  logs: unknown[][];
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

/** Keeps the last 200 GraphQL requests for the developer page, newest first. */
export class Trace {
  private readonly entries: TraceEntry[] = [];

  add(entry: TraceEntry): void {
    this.entries.unshift(entry);
    this.entries.length = Math.min(this.entries.length, KEPT);
  }

  list(): TraceEntry[] {
    return [...this.entries];
  }
}
