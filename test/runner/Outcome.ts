import type { Step } from './Step';

/** The result of a step: Jest's count of tests, or one for other steps. */
export interface Outcome {
  step: Step;
  passed: number;
  failed: number;
  seconds: number;
  /** The failures, each in some lines; if Jest reported none, the step's whole output. */
  log: string;
}
