import type { ApplicationsView } from './ApplicationsView';
import { emptyApplicationsView } from './emptyApplicationsView';

/**
 * Converts the filters, order, page and open application of the table of applications into query parameters.
 * Only values that differ from the default are included.
 */
export function writeApplicationsView(view: ApplicationsView): Record<string, string> {
  const { field, direction } = view.sort;
  const isStandard =
    field === emptyApplicationsView.sort.field && direction === emptyApplicationsView.sort.direction;
  const all: Record<string, string | null> = {
    q: view.keyword,
    type: view.types.join(','),
    consultant: view.consultant,
    from: view.from,
    to: view.to,
    sort: isStandard ? null : `${field}.${direction}`,
    page: view.page > 1 ? String(view.page) : null,
    id: view.open,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(given);
}
