import { useTranslation } from 'react-i18next';
import { SwitchLine } from '../../../../components/forms/SwitchLine';

interface PublicationFieldProps {
  /** Whether the benefit is a draft. */
  value?: boolean;
  onChange?: (isDraft: boolean) => void;
  id?: string;
}

/** The switch that publishes a benefit or makes it a draft again. */
export function PublicationField({ value: isDraft = true, onChange, id }: PublicationFieldProps) {
  const { t } = useTranslation();
  return (
    <SwitchLine
      id={id}
      label={t('adminBenefits.publish.label')}
      value={!isDraft}
      onChange={(isPublished) => onChange?.(!isPublished)}
    >
      {t(isDraft ? 'adminBenefits.publish.off' : 'adminBenefits.publish.on')}
    </SwitchLine>
  );
}
