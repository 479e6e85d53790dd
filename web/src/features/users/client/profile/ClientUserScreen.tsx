import { useTranslation } from 'react-i18next';
import { OfOrganization } from '../../../../entities/organization/OfOrganization';
import { ClientUser } from './ClientUser';

/** The screen /client/users/{sub}: a talent as an organization sees them. */
export function ClientUserScreen() {
  const { t } = useTranslation();
  return (
    <OfOrganization title={t('clientTalent.title')}>
      {(organizationId) => <ClientUser organizationId={organizationId} />}
    </OfOrganization>
  );
}
