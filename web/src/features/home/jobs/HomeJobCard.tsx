import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { JobCard } from '../../../entities/job/JobCard';
import { KeepButton } from '../../../entities/job/keep/KeepButton';
import { useKeepToggle } from '../../../entities/job/keep/useKeepToggle';
import type { HomeJobFragment } from '../../../generated/home';
import { type CallerKeepFragment, CallerKeepFragmentDoc } from '../../../generated/keepJob';
import { paths } from '../../../lib/paths';
import type { HomeUser } from '../HomeUser';
import type { JobSummary } from '../../../entities/job/JobSummary';

/**
 * Adds to a job the person's own keep (the record that they saved the job) and application. The search does
 * not return them, so they are taken from `user`.
 */
const withOwnRows = (job: HomeJobFragment, user: HomeUser | undefined): JobSummary => ({
  ...job,
  myFavorite: user?.favoriteOpenJobs?.items.find(({ openJobID }) => openJobID === job.id) ?? null,
  myApply: user?.applies?.items.find(({ openJobID }) => openJobID === job.id) ?? null,
});

interface HomeJobCardProps {
  job: HomeJobFragment;
  user: HomeUser | undefined;
  match: ReactNode;
  footer?: ReactNode;
}

/**
 * A card for a job on the home screen, with its keep button. The person's own data say at first whether the
 * job is kept; after the button was pressed, the cache does.
 */
export function HomeJobCard({ job, user, match, footer }: HomeJobCardProps) {
  const toggle = useKeepToggle();
  const stored = withOwnRows(job, user);
  const pressed = useFragment<CallerKeepFragment>({
    ...{ fragment: CallerKeepFragmentDoc, fragmentName: 'CallerKeep' },
    from: { __typename: 'OpenJob', id: job.id },
  });
  const shown = pressed.complete ? { ...stored, myFavorite: pressed.data.myFavorite } : stored;
  return (
    <JobCard
      job={shown}
      to={paths.jobDetail(job.id)}
      shape="tile"
      match={match}
      footer={footer}
      aside={
        <KeepButton
          kept={shown.myFavorite?.isFavorite === true}
          title={job.title ?? ''}
          onToggle={() => void toggle(shown)}
        />
      }
    />
  );
}
