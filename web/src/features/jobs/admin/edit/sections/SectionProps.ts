import type { Catalogue } from '../../../../../lib/catalogue/useCatalogue';
import type { JobValues } from '../JobValues';
import type { OrganizationChoices } from '../../../../../entities/organization/useOrganizationChoices';

export interface SectionProps {
  catalogue: Catalogue | null;
  organizations: OrganizationChoices;
  /** The current values of the job editor. */
  values: JobValues;
}
