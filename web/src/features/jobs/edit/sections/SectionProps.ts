import type { Catalogue } from '../../../../lib/catalogue/useCatalogue';
import type { JobArea } from '../jobAreas';
import type { JobValues } from '../JobValues';
import type { OrganizationChoices } from '../../../../entities/organization/useOrganizationChoices';

export interface SectionProps {
  area: JobArea;
  catalogue: Catalogue | null;
  organizations: OrganizationChoices;
  /** The values that are in the form now. */
  values: JobValues;
}
