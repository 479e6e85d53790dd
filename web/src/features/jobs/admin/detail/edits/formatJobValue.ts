import type { TFunction } from 'i18next';
import { enums } from '../../../../../../../model/enums';
import type { TextKey } from '../../../../../i18n/TextKey';

/** The fields whose values are enumerations, with the texts of the values. */
const enumerations: Readonly<Record<string, { values: readonly string[]; texts: string }>> = {
  workType: { values: enums.WorkType, texts: 'common.workType' },
  contractKind: { values: enums.ContractKind, texts: 'common.contractKind' },
  termType: { values: enums.TermType, texts: 'common.termType' },
  salaryType: { values: enums.SalaryType, texts: 'common.salaryType' },
  baseLocationTypes: { values: enums.LocationType, texts: 'common.location' },
};

function textOf(t: TFunction, language: string, field: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'editing.yes' : 'editing.no');
  if (typeof value === 'number') return value.toLocaleString(language);
  if (Array.isArray(value))
    return value.map((each) => textOf(t, language, field, each)).join(t('common.join'));
  if (typeof value === 'object') return String((value as { name?: unknown }).name ?? '');
  const text = String(value);
  const known = enumerations[field];
  return known?.values.includes(text) ? t(`${known.texts}.${text}` as TextKey) : text;
}

/**
 * Returns the value of a job's field as text.
 * @param json the stored value as the audit log has it; a record of a catalogue appears by its name
 */
export function formatJobValue(t: TFunction, language: string, field: string, json: string | null): string {
  const value = JSON.parse(json ?? 'null') as unknown;
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return t('editing.empty');
  if (field === 'owners') return t('adminJobs.people', { n: (value as unknown[]).length });
  return textOf(t, language, field, value);
}
