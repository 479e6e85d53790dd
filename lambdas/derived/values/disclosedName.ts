import { disclosedNameOf } from '../../../model/disclosedNameOf';
import { UserApplies } from '../../../model/entities/UserApplies';
import { attribute } from '../attribute';
import { jobOf } from '../jobOf';

/** The hidden name of the organization, which the applicant learns when the application is taken up. */
export const disclosedName = attribute(
  UserApplies,
  'disclosedName',
  ['discloseName'],
  async (row, sources) => {
    const job = await jobOf(row, sources);
    return job && disclosedNameOf(row, job);
  },
);
