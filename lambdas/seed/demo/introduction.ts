import { fill } from '../lib/fill';
import { closings, interests } from '../texts/selfIntroductions';
import type { DemoTalent } from './DemoTalent';

/** How the talent introduces themself: where they stand, what they are good at, something personal, what they seek. */
export function introduction({ text, career, dice }: DemoTalent): string {
  const industry = career.stages.findLast(({ historyType }) => historyType === 'WORK')?.industry.industry;
  const words = { years: career.years, industry: industry ?? '' };
  const parts = [text.openings, text.strengths, interests, closings];
  return parts.map((sentences) => fill(dice, dice.pick(sentences), words)).join('');
}
