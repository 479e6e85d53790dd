import type { TFunction } from 'i18next';
import { postingItems } from '../../../../../model/postings/postingItems';
import type { JobValues } from './JobValues';

type Item = (typeof postingItems)[number]['field'] | 'contractKind';

const isItem = (field: string): field is Item =>
  field === 'contractKind' || postingItems.some((item) => item.field === field);

/** Returns the label of a field of the job editor in the language of `t`. */
export function jobFieldLabel(t: TFunction, field: keyof JobValues): string {
  if (field === 'selectionProcesses' || field === 'publication') return t(`jobEditor.field.${field}`);
  return isItem(field) ? t(`common.jobItem.${field}`) : t(`adminJobs.field.${field}`);
}
