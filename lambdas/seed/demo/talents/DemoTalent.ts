import type { Random } from '../../lib/Random';
import type { TalentText } from '../../texts/talents';
import type { Career } from '../histories/Career';
import type { Person } from '../people/Person';

/** The talent whose items are generated. */
export interface DemoTalent {
  person: Person;
  text: TalentText;
  career: Career;
  random: Random;
  place: [prefacture: string, town: string, station: string];
  displayName: string;
  /** Looks for side work instead of a new job. */
  wantsSideWork: boolean;
  createdAt: string;
  lastVisitedAt: string;
  /** Profile fields that replace generated ones. */
  profile?: Record<string, unknown>;
}
