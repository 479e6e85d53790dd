import { useTranslation } from 'react-i18next';
import type { JobState } from '../../../../../../model/jobStates';
import { FormSection } from '../../../../components/forms/FormSection';
import { SegmentedChoice } from '../../../../components/forms/SegmentedChoice';
import { JobField } from '../fields/JobField';
import { jobAreas } from '../jobAreas';
import { jobFieldLabel } from '../jobFieldLabel';
import type { SectionProps } from './SectionProps';
import { useJobValue } from './useJobValue';

interface PublicationSectionProps extends Pick<SectionProps, 'area'> {
  stored: JobState;
}

/**
 * The section of the job editor in which people choose the state of the job after saving, such as draft or
 * public.
 */
export function PublicationSection({ area, stored }: PublicationSectionProps) {
  const { t } = useTranslation();
  const publication = useJobValue('publication');
  const isAsking = area === 'client' && publication === 'REQUESTED';
  const hint = t(isAsking ? 'jobEditor.askingHint' : `jobEditor.publicationHint.${publication}`);
  const labelOf = (state: JobState) =>
    t(area === 'client' && state === 'REQUESTED' ? 'jobEditor.ask' : `jobEditor.publication.${state}`);
  return (
    <FormSection title={t('jobEditor.section.publication')}>
      <JobField isRequired isChoice name="publication" hint={hint}>
        <SegmentedChoice
          label={jobFieldLabel(t, 'publication')}
          options={jobAreas[area].choices[stored].map((value) => ({ value, label: labelOf(value) }))}
        />
      </JobField>
    </FormSection>
  );
}
