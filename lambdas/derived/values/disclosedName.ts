import { disclosedNameOf } from '../../../model/disclosedNameOf';
import { UserApplies } from '../../../model/entities/UserApplies';
import { attribute } from '../attribute';
import { jobOf } from '../jobOf';

/** The name of the organization that the job of an application hides, once the applicant is told it. */
export const disclosedName = attribute(
  UserApplies,
  'disclosedName',
  ['discloseName'],
  async (row, sources) => {
    const job = await jobOf(row, sources);
    return job && disclosedNameOf(row, job);
  },
);
