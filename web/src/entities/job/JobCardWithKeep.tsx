import { useApolloClient } from '@apollo/client/react';
import { JobCard } from './JobCard';
import type { JobHighlights } from './JobHighlights';
import { KeepButton } from './keep/KeepButton';
import type { JobCardFragment } from '../../generated/jobCard';
import { JobDetailDocument } from '../../generated/jobDetail';
import { paths } from '../../lib/paths';
import { JobCord } from './match/JobCord';
import { useKeepToggle } from './keep/useKeepToggle';

interface JobCardWithKeepProps {
  job: JobCardFragment;
  shape?: 'row' | 'tile' | 'lead';
  highlights?: JobHighlights;
}

/**
 * A card for a job in a list, with its keep button. Loads the job's data in advance when the pointer or the
 * focus enters the card.
 */
export function JobCardWithKeep({ job, shape, highlights }: JobCardWithKeepProps) {
  const client = useApolloClient();
  const toggle = useKeepToggle();
  const prefetch = () =>
    void client.query({ query: JobDetailDocument, variables: { id: job.id } }).catch(() => undefined);
  return (
    <JobCard
      job={job}
      to={paths.jobDetail(job.id)}
      shape={shape}
      highlights={highlights}
      onApproach={prefetch}
      match={<JobCord job={job} />}
      aside={
        <KeepButton
          kept={job.myFavorite?.isFavorite === true}
          title={job.title ?? ''}
          onToggle={() => void toggle(job)}
        />
      }
    />
  );
}
