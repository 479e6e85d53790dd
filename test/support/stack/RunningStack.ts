/** A copy of the stack on this machine, with a port and data of its own. */
export interface RunningStack {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  port: number;
  /** Its process; the tables' engine is another one. */
  pid: number;
  /** Ends it the way Ctrl-C does. With `kill` nothing is ended in order: what a power cut does. */
  stop(how?: 'kill'): Promise<void>;
  /** Removes what it keeps on disk. */
  forget(): void;
}
