import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format/formatDate';
import type { ImportRow } from './ImportRow';
import { rowLabels } from './rowLabels';

/** One field of a row: its label, and what is stored and given. `before` is undefined for a new record. */
interface Fact {
  label: string;
  before?: string;
  after: string;
}

/**
 * Returns the fields of a row as a person reads them: what is stored, and what the file says instead. Its
 * name is not repeated.
 */
export function useRowFacts({ kind, id, name, before, after, below }: ImportRow): Fact[] {
  const { t } = useTranslation();
  const format = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return t('editing.empty');
    if (field.endsWith('Date')) return formatDate(value as string);
    if (field === 'yearsOfExperience') return t('ownProfile.years', { n: value as number });
    return Array.isArray(value) ? value.join(t('common.or')) : `${value as string}`;
  };
  const given = { ...after, ...(below && { below }) } as Record<string, unknown>;
  return Object.entries(rowLabels[kind])
    .filter(([field]) => field in given && given[field] !== name)
    .map(([field, key]) => ({
      label: t(key),
      before: id ? format(field, before[field]) : undefined,
      after: format(field, given[field]),
    }));
}
