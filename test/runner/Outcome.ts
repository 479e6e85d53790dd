import type { Step } from './Step';

/** What a step came to: Jest's own count of tests, or one for a step that is not Jest's. */
export interface Outcome {
  step: Step;
  passed: number;
  failed: number;
  seconds: number;
  /** What failed, each failure in some lines; where Jest told of none, everything that the step wrote. */
  log: string;
}
