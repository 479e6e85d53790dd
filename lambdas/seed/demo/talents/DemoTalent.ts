import type { Random } from '../../lib/Random';
import type { TalentText } from '../../texts/talents';
import type { Career } from '../histories/Career';
import type { Person } from '../people/Person';

/** A talent on the way into the table. */
export interface DemoTalent {
  person: Person;
  text: TalentText;
  career: Career;
  random: Random;
  place: [prefacture: string, town: string, station: string];
  displayName: string;
  /** Looks for work beside the present job rather than another one. */
  wantsSideWork: boolean;
  createdAt: string;
  lastVisitedAt: string;
  /** Of the talent who can sign in: what the profile says otherwise than chance would have it. */
  profile?: Record<string, unknown>;
}
