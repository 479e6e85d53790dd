import { useTranslation } from 'react-i18next';
import { OfOrganization } from '../../../entities/organization/OfOrganization';
import { OwnBenefits } from './OwnBenefits';

/** The screen /client/jobs/benefits: the benefits that an organization offers, drafts included. */
export function OwnBenefitsScreen() {
  const { t } = useTranslation();
  return (
    <OfOrganization title={t('adminBenefits.own.title')}>
      {(organizationId) => <OwnBenefits organizationId={organizationId} />}
    </OfOrganization>
  );
}
