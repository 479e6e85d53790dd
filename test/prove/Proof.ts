/** A part of `npm run prove`: what the gate cannot decide, because it is drawn, measured, killed, walked or takes long. */
export interface Proof {
  /** What holds when the proof passes, in one sentence. */
  promise: string;
  /** A program (also of `node_modules/.bin`) and its arguments, in which `$SEED` stands for the seed. */
  command: readonly string[];
  /** Environment variables, such as a size; those of the caller win. SEED is always set. */
  settings?: Readonly<Record<string, string>>;
  /** An environment variable without which the proof is not run. */
  needs?: string;
  /** Where a change can break the promise: beginnings of paths. */
  touchedBy: readonly string[];
  /** What the table shows of the output: the last lines that match, or else the last line. */
  seen?: RegExp;
}
