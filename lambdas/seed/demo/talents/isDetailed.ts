import { Random } from '../../lib/Random';
import type { DemoTalent } from './DemoTalent';

/** Returns whether a demo talent has pictures, files, links and accounts: a third of them, and the test talent. */
export function isDetailed({ person, profile }: DemoTalent): boolean {
  return profile?.isCompletedSurvey !== undefined || new Random(`details:${person.key}`).int(1, 3) === 1;
}
