import { useTranslation } from 'react-i18next';
import { OfOrganization } from '../../../../entities/organization/OfOrganization';
import { OwnJobs } from './OwnJobs';

/** The screen /client/jobs, on which an organization manages its jobs. */
export function OwnJobsScreen() {
  const { t } = useTranslation();
  return (
    <OfOrganization title={t('clientJobs.title')}>
      {(organizationId) => <OwnJobs organizationId={organizationId} />}
    </OfOrganization>
  );
}
