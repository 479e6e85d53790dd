import type { Random } from '../../lib/Random';
import type { TalentText } from '../../texts/talents';
import type { Career } from '../histories/Career';
import type { Person } from '../people/Person';

/** A demo talent, from which records are generated. */
export interface DemoTalent {
  person: Person;
  text: TalentText;
  career: Career;
  random: Random;
  place: [prefacture: string, town: string, station: string];
  displayName: string;
  /** Whether the demo talent looks for side work instead of a new job. */
  wantsSideWork: boolean;
  createdAt: string;
  lastVisitedAt: string;
  /**
   * A qualification with an expiry date: the days (`YYYY-MM-DD`) on which it was issued and on which it
   * expires.
   */
  certificate?: { name: string; organization: string; releaseDate: string; expirationDate: string };
  /** Fields of the demo talent's profile that replace the generated ones. */
  profile?: Record<string, unknown>;
}
