import { ApplicationReview } from '../../../model/entities/ApplicationReview';
import { stageKeyOf } from '../../../model/transitions/stageKeyOf';
import { stateOfStep } from '../../../model/stateOfStep';
import { Random } from '../lib/Random';
import { seedItem } from '../lib/seedItem';
import { seedUlid } from '../lib/seedUlid';
import type { StoredItem } from '../lib/StoredItem';
import { reviews } from '../texts/reviews';

type Row = StoredItem['item'];

interface Event {
  type: string;
  at: string;
  stepId?: string;
  stepTitle?: string;
}

const HOUR = 3_600_000;

/** Lets an application that is in the interviews be at the first step that its job has among them. */
function atFirstStep(item: Row, steps: readonly Row[]): Row {
  const first = steps.find(({ title }) => stateOfStep(String(title)) === 'INTERVIEW');
  if (item.type !== 'INTERVIEW' || !first) return item;
  const step = { stepId: String(first.id), stepTitle: String(first.title) };
  const history = (item.history as Event[]).map((event) =>
    event.type === 'INTERVIEW' ? { ...event, ...step } : event,
  );
  return { ...item, ...step, history };
}

/** Builds what the job's owner and another colleague say about an applicant. */
function reviewItem(item: Row, other: string): StoredItem {
  const random = new Random(`ApplicationReview:${String(item.id)}`);
  const owner = (item.staffIds as string[])[0] ?? other;
  const last = (item.history as Event[]).at(-1) ?? { type: 'APPLIED', at: String(item.createdAt) };
  const after = (hours: number) => new Date(Date.parse(last.at) + hours * HOUR).toISOString();
  const comment = (by: string, hours: number, text: string) => {
    const id = seedUlid(`ApplicationComment:${String(item.id)}:${hours}`);
    return { id, by, at: after(hours), text };
  };
  const rating = () => random.int(2, 5);
  const card = (by: string, hours: number) => ({
    ...{
      by,
      stage: stageKeyOf(last),
      ...(last.stepTitle && { stageTitle: last.stepTitle }),
      at: after(hours),
    },
    ...{ skill: rating(), communication: rating(), motivation: rating(), fit: rating() },
    ...{
      recommendation: random.pick(['STRONG_YES', 'YES', 'YES', 'NO']),
      comment: random.pick(reviews.reasons),
    },
  });
  return seedItem(ApplicationReview, String(item.id), after(1), {
    userID: item.userID,
    openJobID: item.openJobID,
    createdBy: owner,
    updatedAt: after(3),
    version: 3,
    comments: [
      comment(owner, 1, random.pick(reviews.comments)),
      comment(other, 2, random.pick(reviews.answers)),
    ],
    scorecards: [card(other, 3)],
  });
}

/**
 * Adds to the demo records the steps at which applications are among the interviews, and what colleagues say about those
 * that are being decided. The owner of the job has not handed in a scorecard yet.
 * @param colleague the sub of the second person who decides
 */
export function withSelection(items: readonly StoredItem[], colleague: string): StoredItem[] {
  const steps = new Map<unknown, Row[]>();
  for (const { item } of items)
    if (item.__typename === 'SelectionProcess')
      steps.set(item.openJobID, [...(steps.get(item.openJobID) ?? []), item]);
  return items.flatMap((stored) => {
    if (stored.item.__typename !== 'UserApplies') return [stored];
    const item = atFirstStep(stored.item, steps.get(stored.item.openJobID) ?? []);
    const isDecided = item.type === 'SCREENING' || item.type === 'INTERVIEW';
    return [{ ...stored, item }, ...(isDecided ? [reviewItem(item, colleague)] : [])];
  });
}
