import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/feedback/Banner';
import { formatDate } from '../../../lib/format/formatDate';
import { formatDateTime } from '../../../lib/format/formatDateTime';
import styles from '../Dashboard.module.css';
import type { StoredCheck } from './useInsightCheck';

/** Says how the latest check of the figures has ended, or how far it is. */
export function CheckSummary({ check }: { check: StoredCheck | null }) {
  const { t, i18n } = useTranslation();
  if (!check) return <p className={styles.note}>{t('insights.check.none')}</p>;
  const { state, differences, repaired, finishedAt, countedSince } = check;
  const rows = new Intl.NumberFormat(i18n.language).format(check.rows);
  if (state === 'RUNNING') return <p role="status">{t('insights.check.running', { rows })}</p>;
  if (state === 'PAUSED') return <Banner tone="waiting">{t('insights.check.paused', { rows })}</Banner>;
  if (state === 'FAILED') return <Banner tone="danger">{t('insights.check.failed')}</Banner>;
  return (
    <>
      <p role="status">
        {differences === 0 && t('insights.check.same')}
        {differences > 0 && t('insights.check.different', { n: differences })}
        {repaired > 0 && ` ${t('insights.check.repaired', { n: repaired })}`}
      </p>
      <p className={styles.note}>
        {t('insights.check.at', { at: formatDateTime(finishedAt ?? check.updatedAt), rows })}{' '}
        {countedSince && t('insights.check.since', { date: formatDate(countedSince) })}
      </p>
    </>
  );
}
