import { useTranslation } from 'react-i18next';
import { getRuleText } from '../../../../../components/forms/edit/getRuleText';
import { getFieldLabel } from '../../fields/getFieldLabel';
import type { FailedRow } from './ImportOutcome';

/**
 * Returns a function that says why no talent was created for a row of a CSV file: one sentence for each broken rule,
 * with the name of the field.
 */
export function useReasons(): (failure: FailedRow) => string[] {
  const { t } = useTranslation();
  return ({ row, outcome }) => {
    if (outcome.kind === 'failed') return [t(outcome.isOffline ? 'errors.offline' : 'errors.unexpected')];
    return outcome.broken.map(({ field, rule }) =>
      t('adminTalent.import.reason', {
        field: getFieldLabel(t, field),
        rule: getRuleText(t, rule, row.values[field]),
      }),
    );
  };
}
