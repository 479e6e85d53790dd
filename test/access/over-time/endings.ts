import type { Ending } from './Ending';
import { application } from './endings/application';
import { conversation } from './endings/conversation';
import { membership } from './endings/membership';
import { publication } from './endings/publication';
import { jobStaff } from './endings/jobStaff';
import { token } from './endings/token';

/**
 * The tested rights that end at some time, each with how it begins and ends, and the results that the tests
 * expect.
 */
export const endings: readonly Ending[] = [
  ...membership,
  ...jobStaff,
  ...conversation,
  ...application,
  ...token,
  ...publication,
];
