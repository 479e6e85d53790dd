import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../../components/forms/FormSection';
import { JobField } from '../fields/JobField';
import { JobSwitch } from '../fields/JobSwitch';
import { useJobValue } from './useJobValue';

/**
 * The section of the job editor that hides the organization's name and the skills, and says what is shown
 * instead.
 */
export function HidingSection() {
  const { t } = useTranslation();
  const isHideOrganizationName = useJobValue('isHideOrganizationName');
  const isHideSkills = useJobValue('isHideSkills');
  return (
    <FormSection title={t('jobEditor.section.hiding')} lead={t('jobEditor.hidingLead')}>
      <JobSwitch name="isHideOrganizationName">
        {t(isHideOrganizationName ? 'jobEditor.hidesName' : 'jobEditor.showsName')}
      </JobSwitch>
      {isHideOrganizationName && (
        <JobField name="organizationNameForHidden" hint={t('jobEditor.hiddenNameHint')}>
          <Input autoComplete="off" lang="ja" />
        </JobField>
      )}
      <JobSwitch name="isHideSkills">
        {t(isHideSkills ? 'jobEditor.hidesSkills' : 'jobEditor.showsSkills')}
      </JobSwitch>
      {isHideSkills && (
        <JobField name="skillNamesForHidden" hint={t('jobEditor.hiddenSkillsHint')}>
          <Input autoComplete="off" lang="ja" />
        </JobField>
      )}
    </FormSection>
  );
}
