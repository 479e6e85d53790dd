import type { JobState } from '../../../../../../model/jobStates';
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
      <ContentSection />
      <SkillsSection tags={tags} />
      <SelectionSection area={area} storedSteps={storedSteps} />
      <HidingSection />
      {area === 'admin' && <StaffSection />}
      <PublicationSection area={area} stored={before} />
    </div>
  );
}
