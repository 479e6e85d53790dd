import { useTranslation } from 'react-i18next';
import { OfOrganization } from '../../../../entities/organization/OfOrganization';
import { Progress } from './Progress';

/** The screen /client/progress: how far the applications to each job of an organization are. */
export function ProgressScreen() {
  const { t } = useTranslation();
  return (
    <OfOrganization title={t('clientJobs.progress.title')}>
      {(organizationId) => <Progress organizationId={organizationId} />}
    </OfOrganization>
  );
}
