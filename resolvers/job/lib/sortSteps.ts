import type { Rows } from '../../generated/types';

/**
 * Sorts the selection steps of a job by number. APPSYNC_JS can sort text only, so each sort key is a text that begins
 * with the number.
 */
type SelectionStep = Rows['SelectionProcess'];

export function sortSteps(steps: SelectionStep[]): SelectionStep[] {
  const byText: Record<string, SelectionStep> = {};
  steps.forEach((step) => {
    byText[`${1000 + (step.step ?? 0)}#${step.id}`] = step;
  });
  return Object.keys(byText)
    .sort()
    .map((text) => byText[text]!);
}
