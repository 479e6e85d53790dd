import { ClothCover } from '../../components/avatars/ClothCover';
import { Crest } from '../../components/avatars/Crest';
import type { WorkType } from '../../generated/schema';
import { getOccupationPattern } from './getOccupationPattern';
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
  /** In pixels. */
  crest?: number;
}

/**
 * The picture of a job: its own, or cloth whose pattern is its family of occupations and whose colour is its contract,
 * with the organization's crest.
 */
export const JobCover = ({ job, crest = 40 }: JobCoverProps) => (
  <ClothCover
    pattern={getOccupationPattern(job.job?.name ?? '') ?? 'hishi'}
    cloth={job.workType ? CLOTHS[job.workType] : 'sumi'}
    image={job.coverImage}
  >
    <Crest name={job.organizationName} size={crest} />
  </ClothCover>
);
