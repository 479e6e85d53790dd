/** A copy of the stack on this machine with its own port and data. */
export interface RunningStack {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  port: number;
  /** The process of the stack; the database engine is a separate process. */
  pid: number;
  /** Stops the stack as Ctrl-C does; with `kill` abruptly, as a power cut does. */
  stop(how?: 'kill'): Promise<void>;
  /** Removes its data on disk. */
  forget(): void;
}
