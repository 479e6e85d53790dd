import { useSearchParams } from 'react-router-dom';
import { jobIdOf } from '../../lib/route/jobIdOf';

export interface FromJob {
  /** The job that somebody wants to apply to. */
  id?: string;
  /** Present on the way that began with registering from a job. */
  index?: string;
}

/** What came along in the address, to be carried on. */
export function useFromJob(): FromJob {
  const [query] = useSearchParams();
  return { id: jobIdOf(query), index: query.get('index') ?? undefined };
}
