/** One step of a resolver: the request to its data source and the outcome. */
export interface TraceStep {
  coordinate: string;
  /** The data source's name; null when the request handler returned early. */
  dataSource: string | null;
  operation: string | null;
  milliseconds: number;
  error: string | null;
  logs: unknown[][];
}

/** One request as the developer's page shows it. */
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

/** The last requests, newest first. */
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
