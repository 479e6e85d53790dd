import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/feedback/Banner';
import { RecordScreen } from '../../../components/forms/edit/RecordScreen';
import { paths } from '../../../lib/paths';
import { BenefitForm } from '../edit/BenefitForm';
import { BenefitStateChip } from '../edit/BenefitStateChip';
import { useBenefitRecord } from '../edit/useBenefitRecord';

interface OwnBenefitProps {
  /** Null for a new benefit. */
  id: string | null;
  organizationId: string;
}

/**
 * The form for a benefit that an organization offers, with the note of an administrator who has returned it. A
 * benefit of another organization looks as if it did not exist, also to administrators.
 */
export function OwnBenefit({ id, organizationId }: OwnBenefitProps) {
  const { t } = useTranslation();
  const { benefit, record, isMissing, hasFailed, onRetry, ...store } = useBenefitRecord(id, organizationId);
  const isForeign = Boolean(benefit && benefit.organizationEmployeeBenefitsId !== organizationId);
  return (
    <RecordScreen
      title={id === null ? t('adminBenefits.new') : (benefit?.title ?? t('adminBenefits.edit'))}
      lead={benefit ? <BenefitStateChip benefit={benefit} /> : t('adminBenefits.own.formLead')}
      list={{ path: paths.clientBenefits, title: t('adminBenefits.own.title') }}
      isMissing={isMissing || isForeign}
      {...{ hasFailed, onRetry }}
    >
      {record && (
        <>
          {benefit?.reviewNote && (
            <Banner tone="waiting">
              {t('adminBenefits.review.noteOf')} <span lang="ja">{benefit.reviewNote}</span>
            </Banner>
          )}
          <BenefitForm area="client" benefit={benefit ?? null} record={record} {...store} />
        </>
      )}
    </RecordScreen>
  );
}
