import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { SimilarJobsDocument } from '../../../generated/jobDetail';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import { JobsRow } from '../top/JobsRow';
import type { ShownJob } from './ShownJob';

const SHOWN = 3;

/**
 * Lists the newest other jobs of the same occupation, at most three. Renders nothing until they are loaded.
 */
export function SimilarJobs({ job }: { job: ShownJob }) {
  const { t } = useTranslation();
  const occupation = job.job?.id;
  const { data } = useQuery(SimilarJobsDocument, {
    variables: { filter: { jobIDs: { in: occupation ? [occupation] : [] }, id: { ne: job.id } } },
    skip: !occupation,
  });
  if (!occupation || !data) return null;
  return (
    <JobsRow
      heading={t('jobs.show.similar')}
      jobs={data.searchOpenJobs.items.slice(0, SHOWN)}
      total={data.searchOpenJobs.total}
      search={{ ...emptyJobSearch, occupations: [occupation] }}
    />
  );
}
