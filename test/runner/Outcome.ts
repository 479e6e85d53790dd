import type { Step } from './Step';

/** What a step came to: Jest's own count of tests, or one for a step that is not Jest's. */
export interface Outcome {
  step: Step;
  passed: number;
  failed: number;
  seconds: number;
  /** Everything that the step wrote, in order. */
  log: string;
}
