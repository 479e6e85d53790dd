import type { TFunction } from 'i18next';
import { getRuleText } from '../../../components/forms/edit/getRuleText';
import type { TextKey } from '../../../i18n/TextKey';
import type { Failure } from '../../../lib/errors/Failure';
import { describeFailure } from '../../../lib/errors/describeFailure';

/**
 * Returns why a change of a job failed, in one sentence. When the API refuses a field, the sentence begins with the
 * name of the field and says which rule its value breaks.
 */
export function getJobFailureText(t: TFunction, failure: Failure): string {
  const { kind, field = '', rule } = failure;
  if (kind !== 'InvalidInput' || !rule) return describeFailure(t, failure);
  const own = field.replace(/^input\./, '');
  const keys = [`adminJobs.field.${own}`, `common.jobItem.${own}`] as TextKey[];
  const name = t(keys, { defaultValue: '' });
  return name ? t('adminJobs.refusedField', { name, rule: getRuleText(t, rule) }) : getRuleText(t, rule);
}
