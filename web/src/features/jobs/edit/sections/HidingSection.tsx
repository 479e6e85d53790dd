import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { contractKindOf } from '../../../../../../model/contractKindOf';
import type { JobState } from '../../../../../../model/jobStates';
import { Grid } from '../../../../components/layout/Grid';
import { Banner } from '../../../../components/feedback/Banner';
import { FormSection } from '../../../../components/forms/FormSection';
import { JobField } from '../fields/JobField';
import { JobSwitch } from '../fields/JobSwitch';
import { LongText } from '../fields/LongText';
import type { SectionProps } from './SectionProps';
import { useJobValue } from './useJobValue';

interface HidingSectionProps extends Pick<SectionProps, 'area'> {
  /** The state of the job before it is saved. */
  before: JobState;
}

/**
 * The section of the job editor that hides the organization's name and the skills, and says what is shown
 * instead. Whoever hides the name says why: an administrator decides about it with the publication, so the
 * organization cannot hide the name of a job that is public already.
 */
export function HidingSection({ area, before }: HidingSectionProps) {
  const { t } = useTranslation();
  const isHideOrganizationName = useJobValue('isHideOrganizationName');
  const isHideSkills = useJobValue('isHideSkills');
  const kind = contractKindOf({
    workType: useJobValue('workType'),
    contractKind: useJobValue('contractKind'),
  });
  const isSettled = area === 'client' && before === 'PUBLIC' && !isHideOrganizationName;
  return (
    <FormSection title={t('jobEditor.section.hiding')} lead={t('jobEditor.hidingLead')}>
      <JobSwitch name="isHideOrganizationName" isDisabled={isSettled}>
        {t(
          isHideOrganizationName
            ? 'jobEditor.hidesName'
            : isSettled
              ? 'jobEditor.showsNameSettled'
              : 'jobEditor.showsName',
        )}
      </JobSwitch>
      {isHideOrganizationName && (
        <Grid gap={16}>
          {kind && <Banner>{t(`jobEditor.hidingNote.${kind}`)}</Banner>}
          <JobField name="organizationNameForHidden" hint={t('jobEditor.hiddenNameHint')}>
            <Input autoComplete="off" lang="ja" />
          </JobField>
          <LongText name="hidingReason" rows={2} hint={t('jobEditor.hidingReasonHint')} />
        </Grid>
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
