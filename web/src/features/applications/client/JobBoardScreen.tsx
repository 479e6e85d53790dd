import { useTranslation } from 'react-i18next';
import { OfOrganization } from '../../../entities/organization/OfOrganization';
import { JobBoard } from './JobBoard';

/** The screen /client/progress/{id}: the applications to one job of an organization, by their states. */
export function JobBoardScreen() {
  const { t } = useTranslation();
  return (
    <OfOrganization title={t('jobBoard.title')}>
      {(organizationId) => <JobBoard organizationId={organizationId} />}
    </OfOrganization>
  );
}
