import type { StoredRow } from '../../lib/resolver';

/**
 * Sorts the selection steps of a job by number. APPSYNC_JS can sort text only, so each sort key is a text that begins
 * with the number.
 */
export function sortSteps(steps: StoredRow[]): StoredRow[] {
  const byText: Record<string, StoredRow> = {};
  steps.forEach((step) => {
    byText[`${1000 + ((step.step ?? 0) as number)}#${step.id}`] = step;
  });
  return Object.keys(byText)
    .sort()
    .map((text) => byText[text] as StoredRow);
}
