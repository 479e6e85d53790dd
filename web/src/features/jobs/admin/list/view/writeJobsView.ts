import { emptyJobsView } from './emptyJobsView';
import type { JobsView } from './JobsView';

/**
 * Converts the filters, order and page of the table of jobs into query parameters. Only values that differ from
 * the default are included.
 */
export function writeJobsView(view: JobsView): Record<string, string> {
  const { field, direction } = view.sort;
  const isStandard = field === emptyJobsView.sort.field && direction === emptyJobsView.sort.direction;
  const all: Record<string, string | null> = {
    q: view.keyword.trim(),
    state: view.states.join(','),
    org: view.organization,
    job: view.occupation,
    consultant: view.consultant,
    focus: view.focus,
    sort: isStandard ? null : `${field}.${direction}`,
    page: view.page > 1 ? String(view.page) : null,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(given);
}
