import type { JobState } from '../../../../../../../model/jobStates';
import type { useSkillTags } from '../store/useSkillTags';
import { BasicSection } from './BasicSection';
import { ConditionsSection } from './ConditionsSection';
import { ContentSection } from './ContentSection';
import { HidingSection } from './HidingSection';
import { PublicationSection } from './PublicationSection';
import type { SectionProps } from './SectionProps';
import { SelectionSection } from './SelectionSection';
import { SkillsSection } from './SkillsSection';
import { StaffSection } from './StaffSection';

interface JobSectionsProps extends SectionProps {
  tags: ReturnType<typeof useSkillTags>['entries'];
  /** The state of the job before it is saved. */
  before: JobState;
  isNew: boolean;
}

/** All fields of the job editor, in the order in which talents read them on the page of the job. */
export function JobSections({ tags, before, isNew, ...shared }: JobSectionsProps) {
  const { values } = shared;
  return (
    <div>
      <BasicSection {...shared} />
      <ConditionsSection catalogue={shared.catalogue} />
      <ContentSection />
      <SkillsSection tags={tags} values={values} />
      <SelectionSection />
      <HidingSection values={values} />
      <StaffSection isNew={isNew} />
      <PublicationSection values={values} stored={before} />
    </div>
  );
}
