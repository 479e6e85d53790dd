import { useSearchParams } from 'react-router-dom';
import { jobIdOf } from '../../lib/route/jobIdOf';

export interface FromJob {
  /** The job that the person wants to apply to. */
  id?: string;
  /** Set when the person started to register from a job. */
  index?: string;
}

/** The job id in the URL and the query that passes it on. */
export function useFromJob(): FromJob {
  const [query] = useSearchParams();
  return { id: jobIdOf(query), index: query.get('index') ?? undefined };
}
