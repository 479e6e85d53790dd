import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { Grid } from '../../../components/layout/Grid';
import { PageHead } from '../../../components/page/PageHead';
import { paths } from '../../../lib/paths';
import { AlertCard } from './AlertCard';
import { useJobAlerts } from './useJobAlerts';

/** The screen /user/job-alerts with the searches that the person has kept, and when they are mailed. */
export function AlertsScreen() {
  const { t } = useTranslation();
  const alerts = useJobAlerts();
  const { alerts: rows, error, refetch } = alerts;
  return (
    <Grid gap={24}>
      <PageHead
        title={t('jobAlerts.title')}
        state={t('jobAlerts.lead')}
        action={
          rows && rows.length > 0 && <ButtonLink to={paths.jobsResult}>{t('jobAlerts.add')}</ButtonLink>
        }
      />
      {error && !rows && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !rows && <Skeleton shape="card" count={3} />}
      {rows?.length === 0 && (
        <EmptyState
          illustration="search"
          action={<ButtonLink to={paths.jobsResult}>{t('jobAlerts.add')}</ButtonLink>}
        >
          {t('jobAlerts.none')}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <Grid gap={16} min={480}>
          {rows.map((alert) => (
            <AlertCard key={alert.id} alert={alert} alerts={alerts} />
          ))}
        </Grid>
      )}
    </Grid>
  );
}
