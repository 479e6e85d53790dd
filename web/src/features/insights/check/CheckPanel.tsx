import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { Button } from '../../../components/buttons/Button';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { useConfirm } from '../../../components/overlays/useConfirm';
import styles from '../Dashboard.module.css';
import { DifferenceTable } from './DifferenceTable';
import { useInsightCheck, type StoredCheck } from './useInsightCheck';
import { Banner } from '../../../components/feedback/Banner';
import { formatDate } from '../../../lib/format/formatDate';
import { formatDateTime } from '../../../lib/format/formatDateTime';

/** Says how the latest check of the figures has ended, or how far it is. */
function CheckSummary({ check }: { check: StoredCheck | null }) {
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

/** The latest check of the figures, and the buttons that start one, with or without repairing what differs. */
export function CheckPanel() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { check, error, refetch, start, isBusy } = useInsightCheck();
  if (error && check === undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (check === undefined) return <Skeleton shape="table" count={2} />;
  const left = check?.state === 'DONE' ? check.differences - check.repaired : 0;
  const repair = async () => {
    const question = {
      title: t('insights.check.repairAsk'),
      content: t('insights.check.repairNote'),
      confirm: t('insights.check.repairConfirm'),
    };
    if (await confirm(question)) await start(true);
  };
  const again = check ? 'insights.check.again' : 'insights.check.start';
  return (
    <Grid className={styles.check} gap={12}>
      <CheckSummary check={check} />
      {check && check.details.length > 0 && <DifferenceTable check={check} />}
      <footer>
        <Button disabled={isBusy} onClick={() => void start(false)}>
          {t(check?.state === 'PAUSED' ? 'insights.check.continue' : again)}
        </Button>
        {left > 0 && (
          <Button look="primary" disabled={isBusy} onClick={() => void repair()}>
            {t('insights.check.repair')}
          </Button>
        )}
      </footer>
    </Grid>
  );
}
