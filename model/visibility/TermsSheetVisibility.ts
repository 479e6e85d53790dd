import type { FieldRules } from './FieldRules';
import { ownerOnly, record } from './rules';

/** The fields of a sheet of terms by viewer. `owner` is the talent, who does not learn which of the job staff sent it. */
export const TermsSheetVisibility: FieldRules = [
  {
    fields:
      `${record} userID applicationId number kind state answers expiresOn answeredAt reason talentEmployees ` +
      'wantsElectronic hash amends proposedBy',
    inContact: true,
    owner: true,
    admin: true,
  },
  { fields: 'sentBy', inContact: true, admin: true },
  ownerOnly('owner'),
];
