import type { ReviewScorecardFragment } from '../../../generated/applicationReview';
import type { Axis } from './reviewAxes';
import type { Review } from './useReview';

export interface StageSummary {
  /** The scorecards of the stage, with those whose ratings are still hidden. */
  cards: readonly ReviewScorecardFragment[];
  own?: ReviewScorecardFragment;
  /** The mean of each rating that the member sees; null without one. */
  means: Readonly<Record<Axis, number | null>>;
  /** Who works for the job and has not answered. */
  awaited: Review['people'];
}

const meanOf = (cards: readonly ReviewScorecardFragment[], axis: Axis): number | null => {
  const known = cards.map((card) => card[axis]).filter((rating) => rating !== null);
  return known.length > 0 ? known.reduce((sum, rating) => sum + rating, 0) / known.length : null;
};

/** Returns what colleagues think of an applicant at one stage, as one of them sees it. */
export function summarizeStage({ scorecards, people }: Review, stage: string, sub: string): StageSummary {
  const cards = (scorecards ?? []).filter((card) => card.stage === stage);
  const answered = new Set(cards.map(({ by }) => by));
  return {
    cards,
    own: cards.find(({ by }) => by === sub),
    means: {
      skill: meanOf(cards, 'skill'),
      communication: meanOf(cards, 'communication'),
      motivation: meanOf(cards, 'motivation'),
      fit: meanOf(cards, 'fit'),
    },
    awaited: (people ?? []).filter((person) => person.isStaff && !answered.has(person.sub)),
  };
}
