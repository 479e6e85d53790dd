import type { CreateUserInput } from '../../../generated/schema';
import { toFullWidthKatakana } from '../../../lib/format/toFullWidthKatakana';
import { toInternationalTel } from '../../../lib/format/toInternationalTel';
import type { ProfileDraft } from './ProfileDraft';

const trimmed = (text: string | undefined) => text?.trim() || undefined;

/**
 * Converts the values entered in the registration into the API's input: trims texts, converts the phone
 * number to the international form, and sends each consent as true or false.
 */
export function buildProfileInput(sub: string, draft: ProfileDraft): CreateUserInput {
  return {
    sub,
    lastName: trimmed(draft.lastName),
    firstName: trimmed(draft.firstName),
    lastNameKana: trimmed(toFullWidthKatakana(draft.lastNameKana ?? '')),
    firstNameKana: trimmed(toFullWidthKatakana(draft.firstNameKana ?? '')),
    displayName: trimmed(draft.displayName),
    birthDate: draft.birthDate,
    tel: toInternationalTel(draft.tel ?? ''),
    userMainJobId: draft.userMainJobId,
    appetiteToChangeJobs: draft.appetiteToChangeJobs,
    appetiteToSideWork: draft.appetiteToSideWork,
    currentLocationType: draft.currentLocationType,
    hopeLocationType: draft.hopeLocationType,
    isAgreedTerms: draft.isAgreedTerms === true,
    isConfirmedServiceGuide: draft.isConfirmedServiceGuide === true,
    isAgreedPostForClient: draft.isAgreedPostForClient === true,
    triggerForRegistration: draft.triggerForRegistration,
    triggerForRegistrationDescription: trimmed(draft.triggerForRegistrationDescription),
    introducerName: trimmed(draft.introducerName),
    introducerId: trimmed(draft.introducerId),
  };
}
