import { jobStateOf } from '../../../../../../../model/jobStateOf';
import type { EditedRecord } from '../../../../../components/forms/edit/EditedRecord';
import type { JobValues } from '../JobValues';
import type { EditedJob } from './EditedJob';
import { emptyJobValues } from './emptyJobValues';

const idsOf = (tags: readonly { id: string }[] | null) => (tags ?? []).map(({ id }) => id).sort();

/** Converts a stored job into the values and the version with which its editor starts. */
export function toJobRecord(job: EditedJob): EditedRecord<JobValues> {
  const plain = Object.fromEntries(
    Object.keys(emptyJobValues).map((field) => [field, job[field as keyof EditedJob] ?? null]),
  ) as unknown as JobValues;
  const steps = [...(job.selectionProcesses?.items ?? [])].sort((a, b) => (a.step ?? 0) - (b.step ?? 0));
  const values: JobValues = {
    ...plain,
    // The name of a chosen organization is that of its record.
    organizationName: job.organizationOpenJobsId ? null : job.organizationName,
    owners: [...(job.owners ?? [])],
    baseLocationTypes: [...(job.baseLocationTypes ?? [])],
    isHideOrganizationName: job.isHideOrganizationName === true,
    isHideSkills: job.isHideSkills === true,
    isExcellent: job.isExcellent === true,
    skills: [...(job.skills ?? [])],
    requiredSkillTags: idsOf(job.requiredSkillTags),
    welcomeSkillTags: idsOf(job.welcomeSkillTags),
    occupations: (job.mainJobs?.items ?? [])
      .flatMap(({ jobID, isSelected }) => (jobID && isSelected !== false ? [jobID] : []))
      .sort(),
    selectionProcesses: steps.map(({ id, title, description }) => ({ id, title, description })),
    publication: jobStateOf({ ...job }),
  };
  return { values, version: job.version };
}
