import { brokenLimit } from '../../../../../../../model/rules/brokenLimit';
import type { StepValue } from '../JobValues';

/**
 * Finds the first selection step that has no title or a text that is too long. Returns its number, counted
 * from 1, and the broken rule; null if all steps are valid.
 * @param limits the maximum lengths of title and description
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
