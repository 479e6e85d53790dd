import type { JobState } from '../../../../../../model/jobStates';
import type { useSkillTags } from '../store/useSkillTags';
import { BasicSection } from './BasicSection';
import { ConditionsSection } from './ConditionsSection';
import { HidingSection } from './HidingSection';
import { ItemsSection } from './ItemsSection';
import { PublicationSection } from './PublicationSection';
import type { SectionProps } from './SectionProps';
import { SelectionSection } from './SelectionSection';
import { SkillsSection } from './SkillsSection';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../../components/forms/FormSection';
import { LongText } from '../fields/LongText';
import { Input } from 'antd';
import { JobField } from '../fields/JobField';
import { JobSwitch } from '../fields/JobSwitch';
import { OwnersField } from '../fields/OwnersField';

/** The section of the job editor for the job staff: consultant, owners, and what only job staff see. */
function StaffSection() {
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

/** The section of the job editor for the texts that describe the job. */
function ContentSection() {
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

interface JobSectionsProps extends SectionProps {
  tags: ReturnType<typeof useSkillTags>['entries'];
  /** The state of the job before it is saved. */
  before: JobState;
  /** The ids of the selection steps that are stored. */
  storedSteps: readonly string[];
}

/** All sections of the job editor, in the order in which talents read about a job. */
export function JobSections({ tags, before, storedSteps, ...shared }: JobSectionsProps) {
  const { area } = shared;
  return (
    <div>
      <BasicSection {...shared} />
      <ConditionsSection catalogue={shared.catalogue} />
      <ItemsSection />
      <ContentSection />
      <SkillsSection tags={tags} />
      <SelectionSection area={area} storedSteps={storedSteps} />
      <HidingSection area={area} before={before} />
      {area === 'admin' && <StaffSection />}
      <PublicationSection area={area} stored={before} />
    </div>
  );
}
