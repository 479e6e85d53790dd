import type { OccupationName } from '../../catalogues/occupations';
import type { Random } from '../../lib/Random';
import type { JobText } from '../../texts/jobs';
import type { OrganizationText } from '../../texts/organizations';
import type { Person } from '../people/Person';

/** A demo job, from which records are generated. `values` are the fields of the job's OpenJob record. */
export interface DemoJob {
  id: string;
  text: JobText;
  occupation: OccupationName;
  organization: OrganizationText;
  /** The name under which the public sees the job's organization: its real name or a substitute. */
  shownOrganization: string;
  owner: Person;
  random: Random;
  createdAt: string;
  isOpen: boolean;
  values: Record<string, unknown>;
}
