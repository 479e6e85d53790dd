import type { TFunction } from 'i18next';
import { AgeLimits } from '../../../../../model/limits/AgeLimits';
import { describeFailure } from '../../../lib/errors/describeFailure';

/**
 * Returns the message for a value that breaks a rule of the API's inputs (`errorInfo.rule`,
 * docs/access-rules.md 6.6). For a range, the message depends on whether `value` is a number or a text. Forms
 * show the same message before they send the value.
 */
export function getRuleText(t: TFunction, rule: string, value?: unknown): string {
  const [, least, most] = /^(-?\d+)\.\.(\d+)$/.exec(rule) ?? [];
  if (least && most && typeof value === 'number') return t('editing.rules.range', { least, most });
  if (least && most)
    return t(Number(least) > 1 ? 'editing.rules.lengths' : 'editing.rules.length', { least, most });
  if (rule.startsWith('step ')) return t('editing.rules.step', { n: rule.slice(5) });
  switch (rule) {
    case 'required':
    case 'katakana':
    case 'phone':
    case 'date':
    case 'birthDate':
    case 'taken':
    case 'duplicate':
    case 'email':
    case 'number':
    case 'somethingToUse':
    case 'somethingToPublish':
      return t(`editing.rules.${rule}`);
    case 'fifteenYearsAgo':
      return t('editing.rules.fifteenYearsAgo', { n: AgeLimits.youngest });
    default:
      return describeFailure(t, { kind: 'InvalidInput', rule });
  }
}
