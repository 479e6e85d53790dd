import type { Catalogue } from '../../../../../lib/catalogue/useCatalogue';
import type { JobValues } from '../JobValues';
import type { Organizations } from '../store/useOrganizations';

export interface SectionProps {
  catalogue: Catalogue | null;
  organizations: Organizations;
  /** The values that are in the form now. */
  values: JobValues;
}
