import { useSearchParams } from 'react-router-dom';
import { readJobId } from '../../lib/route/readJobId';

export interface FromJob {
  /** The job that the person wants to apply to. */
  id?: string;
  /** Set when the person started to register from a job. */
  index?: string;
}

/** The job id in the URL and the query that passes it on. */
export function useFromJob(): FromJob {
  const [query] = useSearchParams();
  return { id: readJobId(query), index: query.get('index') ?? undefined };
}
