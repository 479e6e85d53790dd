import type { Catalogue } from '../../../../lib/catalogue/useCatalogue';
import type { JobArea } from '../jobAreas';
import type { OrganizationChoices } from '../../../../entities/organization/useOrganizationChoices';

export interface SectionProps {
  area: JobArea;
  catalogue: Catalogue | null;
  organizations: OrganizationChoices;
}
