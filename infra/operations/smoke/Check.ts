import type { Target } from './Target';

/** One check of a running deployment. If the check fails, `run` throws an error that says what is wrong. */
export interface Check {
  /** What holds when the check passes, for example `the page comes with its security headers`. */
  name: string;
  run(target: Target): Promise<void>;
}
