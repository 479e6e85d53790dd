import { useTranslation } from 'react-i18next';
import { getRuleText } from '../../../../../components/forms/edit/getRuleText';
import { getFieldLabel } from '../../fields/getFieldLabel';
import type { FailedRow } from './ImportOutcome';

/**
 * Returns a function that says in one sentence, with the name of the field, why no talent was created for a
 * row of a CSV file.
 */
export function useReason(): (failure: FailedRow) => string {
  const { t } = useTranslation();
  return ({ row, outcome }) => {
    if (outcome.kind === 'failed') return t(outcome.isOffline ? 'errors.offline' : 'errors.unexpected');
    const { field, rule } = outcome.broken;
    const text = getRuleText(t, rule, row.values[field]);
    return t('adminTalent.import.reason', { field: getFieldLabel(t, field), rule: text });
  };
}
