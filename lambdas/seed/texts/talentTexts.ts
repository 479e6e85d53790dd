import type { TalentText } from './TalentText';
import { backendTalents } from './talents/backendTalents';
import { frontendTalents } from './talents/frontendTalents';

/** What people of each occupation say; `share` of a hundred talents have it. */
export const talentTexts: { text: TalentText; share: number }[] = [
  { text: frontendTalents, share: 12 },
  { text: backendTalents, share: 14 },
];
