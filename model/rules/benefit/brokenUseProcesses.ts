import { BenefitLimits } from '../../limits/BenefitLimits';
import { isLongerThan } from '../../isLongerThan';

/**
 * Returns the name of the rule that the instructions of a benefit break: there are too many, or one of them is blank
 * or too long. Null if they break none. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function brokenUseProcesses(steps: readonly string[]): string | null {
  const { useProcesses, useProcess } = BenefitLimits;
  if (steps.length > useProcesses) return `most ${useProcesses}`;
  return steps.some((step) => step.trim() === '' || isLongerThan(step, useProcess))
    ? `1..${useProcess}`
    : null;
}
