import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { useCatalogue } from '../../../lib/catalogue/useCatalogue';
import { useActiveFilters } from '../search/useActiveFilters';
import { AlertSheet } from './AlertSheet';
import { useJobAlerts } from './useJobAlerts';

/** The sheet in which a search becomes an alert. */
export function SaveAlertSheet({ search, onClose }: { search: JobSearch; onClose: () => void }) {
  const alerts = useJobAlerts();
  const filters = useActiveFilters({ ...search, publishedWithinDays: null }, useCatalogue());
  const conditions = filters.map(({ label }) => label);
  return (
    <AlertSheet alerts={alerts} alert={null} search={search} conditions={conditions} onClose={onClose} />
  );
}
