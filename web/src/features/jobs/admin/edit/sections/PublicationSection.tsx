import { useTranslation } from 'react-i18next';
import type { JobState } from '../../../../../../../model/jobStates';
import { FormSection } from '../../../../../components/forms/FormSection';
import { SegmentedChoice } from '../../../../../components/forms/SegmentedChoice';
import { JobField } from '../fields/JobField';
import { jobFieldLabel } from '../jobFieldLabel';
import type { SectionProps } from './SectionProps';

/** The states that an administrator can give to a job, by its state now. */
const choices: Record<JobState, readonly JobState[]> = {
  DRAFT: ['DRAFT', 'PUBLIC'],
  REQUESTED: ['REQUESTED', 'DRAFT', 'PUBLIC'],
  PUBLIC: ['PUBLIC', 'CLOSED'],
  CLOSED: ['CLOSED', 'PUBLIC'],
};

interface PublicationSectionProps extends Pick<SectionProps, 'values'> {
  stored: JobState;
}

/** Whether the job is public after it is saved. */
export function PublicationSection({ values: { publication }, stored }: PublicationSectionProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('jobEditor.section.publication')}>
      <JobField isRequired isChoice name="publication" hint={t(`jobEditor.publicationHint.${publication}`)}>
        <SegmentedChoice
          label={jobFieldLabel(t, 'publication')}
          options={choices[stored].map((value) => ({ value, label: t(`jobEditor.publication.${value}`) }))}
        />
      </JobField>
    </FormSection>
  );
}
