import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { paths } from '../../../lib/paths';

/** What an organization without jobs sees on the screens about its jobs. */
export function NoJobs() {
  const { t } = useTranslation();
  return (
    <EmptyState
      illustration="applications"
      action={<ButtonLink to={paths.clientNewJob}>{t('clientJobs.first')}</ButtonLink>}
    >
      {t('clientJobs.noJobs')}
    </EmptyState>
  );
}
