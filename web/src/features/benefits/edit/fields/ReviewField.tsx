import { useTranslation } from 'react-i18next';
import { SwitchLine } from '../../../../components/forms/SwitchLine';

interface ReviewFieldProps {
  /** Whether the publication of the benefit is asked for. */
  value?: boolean;
  onChange?: (isRequested: boolean) => void;
  id?: string;
}

/** The switch with which an organization asks administrators to publish its benefit, or takes that back. */
export function ReviewField({ value = false, onChange, id }: ReviewFieldProps) {
  const { t } = useTranslation();
  return (
    <SwitchLine id={id} label={t('adminBenefits.review.label')} value={value} onChange={onChange}>
      {t(value ? 'adminBenefits.review.on' : 'adminBenefits.review.off')}
    </SwitchLine>
  );
}
