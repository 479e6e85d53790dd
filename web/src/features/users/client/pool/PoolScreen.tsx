import { useTranslation } from 'react-i18next';
import { OfOrganization } from '../../../../entities/organization/OfOrganization';
import { Pool } from './Pool';

/** The screen /client/users/kept: the talents whom an organization keeps (気になる人材). */
export function PoolScreen() {
  const { t } = useTranslation();
  return (
    <OfOrganization title={t('pool.title')}>
      {(organizationId) => <Pool organizationId={organizationId} />}
    </OfOrganization>
  );
}
