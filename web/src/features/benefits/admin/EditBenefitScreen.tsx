import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { RecordScreen } from '../../../components/forms/edit/RecordScreen';
import { paths } from '../../../lib/paths';
import { BenefitForm } from '../edit/BenefitForm';
import { useBenefitRecord } from '../edit/useBenefitRecord';
import { BenefitEdits } from './edits/BenefitEdits';
import { ReviewRequest } from './ReviewRequest';

/** The administrators' screens /admin/employee-benefits/new and /admin/employee-benefits/edit/{id}. */
export function EditBenefitScreen() {
  const { t } = useTranslation();
  const { id = null } = useParams();
  const { benefit, record, isMissing, hasFailed, onRetry, ...store } = useBenefitRecord(id);
  return (
    <RecordScreen
      title={id === null ? t('adminBenefits.new') : (benefit?.title ?? t('adminBenefits.edit'))}
      lead={
        benefit ? (
          <>
            {t('adminBenefits.used', { n: benefit.usedCount ?? 0 })}{' '}
            {benefit.isDraft !== true && (
              <Link to={paths.benefitDetail(benefit.id)}>{t('adminBenefits.showPage')}</Link>
            )}
          </>
        ) : (
          t('adminBenefits.formLead')
        )
      }
      list={{ path: paths.adminBenefits, title: t('adminBenefits.title') }}
      {...{ isMissing, hasFailed, onRetry }}
    >
      {record && (
        <>
          {benefit && <ReviewRequest benefit={benefit} onConflict={onRetry} />}
          <BenefitForm key={id} area="admin" benefit={benefit ?? null} record={record} {...store} />
          {benefit?.organizationEmployeeBenefitsId && <BenefitEdits id={benefit.id} />}
        </>
      )}
    </RecordScreen>
  );
}
