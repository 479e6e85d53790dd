import type { Ending } from './Ending';
import { application } from './endings/application';
import { authorship } from './endings/authorship';
import { conversation } from './endings/conversation';
import { membership } from './endings/membership';
import { publication } from './endings/publication';
import { jobStaff } from './endings/jobStaff';
import { token } from './endings/token';

/** All tested rights that end, each with what begins and ends it, and with the expected results. */
export const endings: readonly Ending[] = [
  ...membership,
  ...jobStaff,
  ...authorship,
  ...conversation,
  ...application,
  ...token,
  ...publication,
];
