import type { TFunction } from 'i18next';
import type { JobValues } from './JobValues';

/** Returns the label of a field of the job editor in the language of `t`. */
export function jobFieldLabel(t: TFunction, field: keyof JobValues): string {
  return field === 'selectionProcesses' || field === 'publication'
    ? t(`jobEditor.field.${field}`)
    : t(`adminJobs.field.${field}`);
}
