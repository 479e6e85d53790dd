import { useTranslation } from 'react-i18next';
import type { JobState } from '../../../../../../../model/jobStates';
import { FormSection } from '../../../../../components/forms/FormSection';
import { SegmentedChoice } from '../../../../../components/forms/SegmentedChoice';
import { JobField } from '../fields/JobField';
import { jobFieldLabel } from '../jobFieldLabel';
import type { SectionProps } from './SectionProps';

/** For each current state of a job, the states that an administrator can choose for it. */
const choices: Record<JobState, readonly JobState[]> = {
  DRAFT: ['DRAFT', 'PUBLIC'],
  REQUESTED: ['REQUESTED', 'DRAFT', 'PUBLIC'],
  PUBLIC: ['PUBLIC', 'CLOSED'],
  CLOSED: ['CLOSED', 'PUBLIC'],
};

interface PublicationSectionProps extends Pick<SectionProps, 'values'> {
  stored: JobState;
}

/** The section of the job editor in which administrators choose the state that the job has after saving. */
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
