import json from '../data/selectionSteps.json';

type Step = [title: string, description: string];

interface SelectionTexts {
  /** Hiring processes for employees, each as a list of steps in their order. A demo job uses one of them. */
  employment: Step[][];
  /**
   * Hiring processes for all other kinds of work, such as contracts and side work. They are shorter than
   * those for employees.
   */
  contract: Step[][];
  /** Notes that a job shows below the steps of its hiring process. An empty text means that there is none. */
  supplements: string[];
}

/** The texts about the hiring processes of demo jobs. */
export const selectionSteps = json as SelectionTexts;
