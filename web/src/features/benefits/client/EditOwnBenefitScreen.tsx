import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { OfOrganization } from '../../../entities/organization/OfOrganization';
import { OwnBenefit } from './OwnBenefit';

/** The screens /client/jobs/benefits/new and /client/jobs/benefits/edit/{id}. */
export function EditOwnBenefitScreen() {
  const { t } = useTranslation();
  const { id = null } = useParams();
  return (
    <OfOrganization title={t(id === null ? 'adminBenefits.new' : 'adminBenefits.edit')}>
      {(organizationId) => <OwnBenefit key={id} id={id} organizationId={organizationId} />}
    </OfOrganization>
  );
}
