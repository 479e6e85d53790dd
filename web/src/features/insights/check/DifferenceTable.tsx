import { useTranslation } from 'react-i18next';
import styles from '../Dashboard.module.css';
import { formatPeriod } from '../formatPeriod';
import type { StoredCheck } from './useInsightCheck';

/** The differences that a check has found: what is stored, and what was counted. */
export function DifferenceTable({ check }: { check: StoredCheck }) {
  const { t, i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const counted = (least: number, most: number | null | undefined) => {
    if (most == null) return t('insights.check.atLeast', { least: format.format(least) });
    if (most === least) return format.format(least);
    return t('insights.check.between', { least: format.format(least), most: format.format(most) });
  };
  const more = check.differences - check.details.length;
  return (
    <>
      <div className={styles.table} role="region" aria-label={t('insights.check.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {(['metric', 'date', 'kind', 'stored', 'counted', 'outcome'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`insights.check.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {check.details.map(({ kind, metric, period, day, is, least, most, isRepaired }) => (
              <tr key={`${kind} ${metric} ${period} ${day}`}>
                <th scope="row">{t(`insights.metric.${metric}`)}</th>
                <td>{formatPeriod(t, period, day)}</td>
                <td>{t(`insights.check.kind.${kind}`)}</td>
                <td>{is == null ? '–' : format.format(is)}</td>
                <td>{counted(least, most)}</td>
                <td>{t(isRepaired ? 'insights.check.isRepaired' : 'insights.check.isLeft')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && <p className={styles.note}>{t('insights.check.more', { n: more })}</p>}
    </>
  );
}
