import { cutText } from '../cutText';
import { postingItems } from '../postings/postingItems';

const MOST = 2000;

/** The fields of a job that say something about terms. Those that a job does not have are left out. */
const KEPT = [
  ...[
    'title',
    'workType',
    'contractKind',
    'salaryType',
    'minumumSalary',
    'maximumSalary',
    'baseLocationDetail',
  ],
  ...postingItems.map(({ field }) => field),
];

/**
 * Returns what a job's posting says about terms, as an application keeps it: what was changed against the posting must be
 * shown before a contract (職業安定法第5条の3第3項). Resolvers use this function, so it is limited to the APPSYNC_JS subset.
 */
export function appliedPosting(job: Readonly<Record<string, unknown>>, at: string): Record<string, unknown> {
  const kept: Record<string, unknown> = { at };
  KEPT.forEach((field) => {
    if (job[field] !== undefined && job[field] !== null) kept[field] = job[field];
  });
  if (job.description) kept.description = cutText(`${job.description}`, MOST);
  return kept;
}
