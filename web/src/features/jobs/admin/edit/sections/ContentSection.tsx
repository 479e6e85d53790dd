import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../../../components/forms/FormSection';
import { LongText } from '../fields/LongText';

/** The section of the job editor for the texts that describe the job. */
export function ContentSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('jobEditor.section.content')}>
      <LongText name="overView" hint={t('jobEditor.overViewHint')} />
      <LongText name="issue" />
      <LongText name="description" rows={8} />
      <LongText name="recommendFor" />
    </FormSection>
  );
}
