import { useNavigate, useSearchParams } from 'react-router-dom';
import { getJobState } from '../../../entities/job/getJobState';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { paths } from '../../../lib/paths';
import type { ShownJob } from './ShownJob';

const INTENT = 'id';

/**
 * Returns whether the sheet for applying is open, and functions that open and close it. The URL contains
 * `?id=true` while the sheet is open, so that it opens again after sign-in and the back button closes it. For
 * guests, the function that opens it shows instead the screen that explains the registration; the URL of that
 * screen contains the id of the job.
 */
export function useApplyIntent(job: ShownJob) {
  const [params, setParams] = useSearchParams();
  const session = useSignedIn();
  const navigate = useNavigate();
  const isWanted = params.get(INTENT) === 'true';
  const write = (wanted: boolean) => {
    const next = new URLSearchParams(params);
    if (wanted) next.set(INTENT, 'true');
    else next.delete(INTENT);
    setParams(next, { replace: !wanted, preventScrollReset: true });
  };
  return {
    isApplying: isWanted && session !== null && getJobState(job) !== 'applied',
    apply: () => (session ? write(true) : void navigate(paths.intermediate({ id: job.id }))),
    stop: () => write(false),
  };
}
