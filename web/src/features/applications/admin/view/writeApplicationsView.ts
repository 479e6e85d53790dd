import type { AppliesView } from './ApplicationsView';
import { emptyAppliesView } from './emptyApplicationsView';

/** The query of a view: only what differs from the empty one. */
export function writeAppliesView(view: AppliesView): Record<string, string> {
  const { field, direction } = view.sort;
  const isStandard = field === emptyAppliesView.sort.field && direction === emptyAppliesView.sort.direction;
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
