import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../../components/forms/FormSection';
import { JobField } from '../fields/JobField';
import { JobSwitch } from '../fields/JobSwitch';
import { LongText } from '../fields/LongText';
import { OwnersField } from '../fields/OwnersField';

/** The section of the job editor for the job staff: consultant, owners, and what only job staff see. */
export function StaffSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('jobEditor.section.staff')}>
      <JobField name="consultantName" hint={t('jobEditor.consultantHint')}>
        <Input autoComplete="off" lang="ja" />
      </JobField>
      <JobField isChoice name="owners" hint={t('jobEditor.owners.hint')}>
        <OwnersField />
      </JobField>
      <LongText name="memo" hint={t('jobEditor.memoHint')} />
      <JobSwitch name="isExcellent">{t('jobEditor.excellentHint')}</JobSwitch>
    </FormSection>
  );
}
