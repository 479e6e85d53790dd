import { useTranslation } from 'react-i18next';
import { DateParts } from '../../../components/forms/DateParts';
import { Field } from '../../../components/forms/Field';
import { FormSection } from '../../../components/forms/FormSection';

interface AnswerDayProps {
  value: string;
  /** Whether it is said that the day is over or no day at all. */
  isLate: boolean;
  onChange: (day: string) => void;
}

/** The last day on which the other side can accept what is sent. */
export function AnswerDay({ value, isLate, onChange }: AnswerDayProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('termsSheet.deadline')}>
      <Field
        label={t('termsSheet.expiresOn')}
        htmlFor="term-expiresOn"
        isRequired
        hint={t('termsSheet.expiresHint')}
        error={isLate ? t('termsSheet.expiresPast') : null}
      >
        <DateParts
          id="term-expiresOn"
          label={t('termsSheet.expiresOn')}
          value={value}
          onChange={(day) => onChange(day ?? '')}
        />
      </Field>
    </FormSection>
  );
}
