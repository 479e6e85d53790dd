/** A separately started copy of the stack, with a port and data of its own. */
export interface RunningStack {
  /** The URL of the stack, `http://127.0.0.1:<port>`. */
  origin: string;
  port: number;
  /** The id of the stack's process. The database engine is a separate process. */
  pid: number;
  /** Stops the stack as Ctrl-C does or, with `kill`, abruptly as a power cut does. */
  stop(how?: 'kill'): Promise<void>;
  /** Deletes the stack's data from the disk. */
  forget(): void;
}
