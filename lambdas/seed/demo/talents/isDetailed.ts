import { Random } from '../../lib/Random';
import type { DemoTalent } from './DemoTalent';

/**
 * Returns whether a demo talent gets pictures, files, links and social media accounts. A third of the talents
 * get them, and so does the test talent.
 */
export function isDetailed({ person, profile }: DemoTalent): boolean {
  return profile?.isCompletedSurvey !== undefined || new Random(`details:${person.key}`).int(1, 3) === 1;
}
