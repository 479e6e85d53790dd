import { Random } from '../../lib/Random';
import type { DemoTalent } from './DemoTalent';

/**
 * Returns whether a demo talent gets pictures, files, links and social media accounts. The test talent does,
 * and about a third of the other talents.
 */
export function isDetailed({ person, profile }: DemoTalent): boolean {
  return profile?.isCompletedSurvey !== undefined || new Random(`details:${person.key}`).int(1, 3) === 1;
}
