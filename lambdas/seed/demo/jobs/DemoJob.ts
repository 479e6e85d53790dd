import type { OccupationName } from '../../catalogues/occupations';
import type { Random } from '../../lib/Random';
import type { JobText } from '../../texts/jobs';
import type { OrganizationText } from '../../texts/organizations';
import type { Person } from '../people/Person';

/** A job from which items are generated. `values` are the fields of its record. */
export interface DemoJob {
  id: string;
  text: JobText;
  occupation: OccupationName;
  organization: OrganizationText;
  /** The organization's public name. */
  shownOrganization: string;
  owner: Person;
  random: Random;
  createdAt: string;
  isOpen: boolean;
  values: Record<string, unknown>;
}
