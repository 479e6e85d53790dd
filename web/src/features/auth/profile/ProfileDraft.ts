import type { Appetite, LocationType } from '../../../generated/schema';

/** The values entered in the three steps of registering a profile. Dates are YYYY-MM-DD. */
export interface ProfileDraft {
  lastName?: string;
  firstName?: string;
  lastNameKana?: string;
  firstNameKana?: string;
  displayName?: string;
  birthDate?: string;
  tel?: string;
  userMainJobId?: string;
  appetiteToChangeJobs?: Appetite;
  appetiteToSideWork?: Appetite;
  currentLocationType?: LocationType;
  hopeLocationType?: LocationType;
  isAgreedTerms?: boolean;
  isConfirmedServiceGuide?: boolean;
  isAgreedPostForClient?: boolean;
  triggerForRegistration?: string;
  triggerForRegistrationDescription?: string;
  introducerName?: string;
  introducerId?: string;
}
