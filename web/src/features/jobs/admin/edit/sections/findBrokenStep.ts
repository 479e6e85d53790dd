import { brokenLimit } from '../../../../../../../model/rules/brokenLimit';
import type { StepValue } from '../JobValues';

/**
 * Returns the number of the first selection step without a title or with a text that is too long, and the rule that it
 * breaks; null if there is none.
 * @param limits the maximum lengths that the API checks
 */
export function findBrokenStep(
  steps: readonly StepValue[],
  limits: { title: number; description: number },
): { n: number; rule: string } | null {
  for (const [index, { title, description }] of steps.entries()) {
    if (!title?.trim()) return { n: index + 1, rule: 'required' };
    const about = description?.trim() ? brokenLimit(limits.description, description, {}, []) : null;
    const rule = brokenLimit(limits.title, title, {}, []) ?? about;
    if (rule) return { n: index + 1, rule };
  }
  return null;
}
