import type { ReactNode } from 'react';
import { Grid } from '../../../components/layout/Grid';
import type { ListedJobFragment } from '../../../generated/storedJob';
import { OwnJobCard } from './OwnJobCard';
import type { StateCounts } from './useOrganizationApplications';

interface OwnJobCardsProps {
  jobs: readonly ListedJobFragment[];
  counts: ReadonlyMap<string, StateCounts>;
  /** Renders further content at the end of the card of a job. */
  below?: (job: ListedJobFragment) => ReactNode;
}

/** The jobs of an organization as cards, each with the number of its applications in each state. */
export const OwnJobCards = ({ jobs, counts, below }: OwnJobCardsProps) => (
  <Grid as="ul" gap={16} min={360}>
    {jobs.map((job) => (
      <li key={job.id}>
        <OwnJobCard job={job} counts={counts.get(job.id) ?? {}}>
          {below?.(job)}
        </OwnJobCard>
      </li>
    ))}
  </Grid>
);
