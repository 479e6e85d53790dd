import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { MUST_AGREE_GROUP } from '../../model/access';

/**
 * Replaces the groups in the tokens of a person who has not agreed to the terms by one that says so, so that the API
 * can refuse them without reading anything (decision T49). A group is in ID tokens and in access tokens, a claim only
 * in ID tokens. Such tokens carry no rights of an administrator or of an organization.
 */
export function markWithoutConsent(event: PreTokenGenerationTriggerEvent): void {
  event.response = {
    claimsOverrideDetails: { groupOverrideDetails: { groupsToOverride: [MUST_AGREE_GROUP] } },
  };
}
