import { declareEntity } from '../declareEntity';
import { TermsSheetVisibility } from '../visibility/TermsSheetVisibility';
import { User } from './User';

/**
 * One version of the sheet of terms of an application, or the draft of the next one. It is a private row of the talent
 * beside the applications, not below its application: lists of applications read all that is below. The last segment of
 * its id is `<job>-<number>`, so that two people who send the same number cannot both succeed.
 */
export const TermsSheet = declareEntity({
  name: 'TermsSheet',
  in: User,
  isPrivate: true,
  id: ['number'],
  parent: 'userID',
  owner: 'owner',
  access: {},
  limits: { reason: { upTo: 1000 } },
  fields: TermsSheetVisibility,
});
