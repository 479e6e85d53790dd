import { useTranslation } from 'react-i18next';
import { OfOrganization } from '../../../../entities/organization/OfOrganization';
import { ClientHome } from './ClientHome';

/** The screen /client/home, the first screen of an organization. */
export function ClientHomeScreen() {
  const { t } = useTranslation();
  return (
    <OfOrganization title={t('clientJobs.home.title')}>
      {(organizationId) => <ClientHome organizationId={organizationId} />}
    </OfOrganization>
  );
}
