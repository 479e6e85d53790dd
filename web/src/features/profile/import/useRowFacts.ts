import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format/formatDate';
import type { ImportRow } from './ImportRow';
import { rowLabels } from './rowLabels';

/**
 * One field of an import row as text: its label, the stored value and the new value. `before` is undefined
 * for a record to create.
 */
interface Fact {
  label: string;
  before?: string;
  after: string;
}

/**
 * Returns the fields of an import row with the stored and the new values as text. The field that is already
 * shown as the name of the row is left out.
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
