import json from '../data/selectionSteps.json';

type Step = [title: string, description: string];

interface SelectionTexts {
  /** Selection processes for employees. A demo job uses one of them. Each is a list of steps in their order. */
  employment: Step[][];
  /**
   * Selection processes for all other kinds of work, such as contracts and side work. They are shorter than
   * those for employees.
   */
  contract: Step[][];
  /** Notes that a job shows below its selection steps. An empty text means that there is none. */
  supplements: string[];
}

/** The texts about how organizations select the applicants of demo jobs. */
export const selectionSteps = json as SelectionTexts;
