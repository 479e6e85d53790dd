import json from '../data/selectionSteps.json';

type Step = [title: string, description: string];

interface SelectionTexts {
  /** Alternative selection processes for employees, each in order. */
  employment: Step[][];
  /** Shorter ones, for contracts and side work. */
  contract: Step[][];
  /** Notes below the steps; an empty one means none. */
  supplements: string[];
}

/** How organizations select applicants. */
export const selectionSteps = json as SelectionTexts;
