import { occupationPatternOf } from '../../../../model/occupationPatternOf';
import { ClothCover } from '../../components/avatars/ClothCover';
import { Crest } from '../../components/avatars/Crest';
import type { WorkType } from '../../generated/schema';
import type { JobSummary } from './JobSummary';

const CLOTHS = {
  EMPLOYEE: 'indigo',
  CONTRACT: 'asagi',
  SIDE_WORK: 'wakatake',
  PART_TIME: 'yamabuki',
  INTERN: 'fuji',
} as const satisfies Record<WorkType, string>;

interface JobCoverProps {
  job: Pick<JobSummary, 'job' | 'workType' | 'coverImage' | 'organizationName'>;
  /** The width of the organization's crest in pixels; null where the crest is shown elsewhere. */
  crest?: number | null;
}

/**
 * The cover of a job: its uploaded picture or, without one, patterned cloth with the organization's crest.
 * The occupation determines the pattern, the contract type the colour.
 */
export const JobCover = ({ job, crest = 40 }: JobCoverProps) => (
  <ClothCover
    pattern={occupationPatternOf(job.job?.name ?? '') ?? 'hishi'}
    cloth={job.workType ? CLOTHS[job.workType] : 'sumi'}
    image={job.coverImage}
  >
    {crest && <Crest name={job.organizationName} size={crest} />}
  </ClothCover>
);
