import { shortIdOf } from '../../../../model/shortIdOf';
import { fileKey } from '../../files/fileKey';
import { seedUlid } from '../../lib/seedUlid';
import type { DemoTalent } from './DemoTalent';
import { isDetailed } from './isDetailed';

/**
 * Returns the fields with the pictures and the social media accounts of a demo talent; empty for a talent
 * without such details (see `isDetailed`). The account names are invented, and so long that they probably
 * belong to nobody.
 */
export function accountFields(talent: DemoTalent): Record<string, string> {
  if (!isDetailed(talent)) return {};
  const { key, sub } = talent.person;
  const account = `enishi-example-${shortIdOf(seedUlid(`account:${key}`))}`;
  return {
    profileIcon: fileKey(sub, 'PROFILE_ICON'),
    coverImage: fileKey(sub, 'COVER_IMAGE'),
    linkedinUrl: `https://www.linkedin.com/in/${account}`,
    facebookUrl: `https://www.facebook.com/${account}`,
    twitterUrl: `https://x.com/${account}`,
    instagramUrl: `https://www.instagram.com/${account}`,
    lineID: account,
    chatworkID: account,
  };
}
