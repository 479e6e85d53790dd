import { Evaluation } from '../../../../model/entities/Evaluation';
import { EvaluationComment } from '../../../../model/entities/EvaluationComment';
import { evaluationRatings } from '../../../../model/evaluationRatings';
import { childId } from '../../../../model/ids';
import { evaluationAverage } from '../../../../model/snapshots/evaluationAverage';
import { meanRating } from '../../../../model/snapshots/meanRating';
import { pickTimeBetween } from '../../lib/pickTimeBetween';
import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import { evaluations as texts } from '../../texts/evaluations';
import { nameFields } from '../people/nameFields';
import type { Person } from '../people/Person';
import type { DemoTalent } from './DemoTalent';

const EVALUATIONS = 60;
const PER_TALENT = 3;

/**
 * Builds an evaluation of and a comment about a demo talent, both by the same author. Only some evaluations
 * are published.
 */
function itemsByAuthor(day: SeedDay, talent: DemoTalent, author: Person, round: number): StoredItem[] {
  const { person, createdAt } = talent;
  const key = `assessment:${person.key}:${round}`;
  const random = new Random(key);
  const at = pickTimeBetween(random, createdAt, day.ago(1, 9, 0));
  const rating = () => random.int(6, 10) / 2;
  const ratings = Object.fromEntries(evaluationRatings.map((field) => [field, rating()]));
  const [message, rate] = random.pick(texts.ratedComments);
  const order = round + 1;
  const evaluation = seedItem(Evaluation, childId(person.sub, seedUlid(key, order)), at, {
    createdBy: author.sub,
    userID: person.sub,
    ...ratings,
    totalRating: meanRating(ratings, evaluationRatings),
    published: round === 0 || random.chance(0.7),
    picId: author.sub,
    authorKey: author.sub,
    picName: nameFields(author).name,
    picComment: random.pick(texts.evaluationComments),
  });
  const comment = seedItem(EvaluationComment, childId(person.sub, seedUlid(`${key}:comment`, order)), at, {
    createdBy: author.sub,
    userID: person.sub,
    message,
    rate,
    commentatorID: author.sub,
    authorKey: author.sub,
  });
  return [evaluation, comment];
}

/**
 * Builds sixty demo evaluations, each with a comment: three about the test talent, and three about each of
 * nineteen other talents. It also sets the average rating in their profiles.
 */
export function assessmentItems(
  day: SeedDay,
  testTalent: DemoTalent,
  talents: DemoTalent[],
  authors: Person[],
): StoredItem[] {
  const random = new Random('assessments');
  const some = random.some(talents, (EVALUATIONS - PER_TALENT) / PER_TALENT);
  return [testTalent, ...some].flatMap((talent) => {
    const items = random
      .some(authors, PER_TALENT)
      .flatMap((author, round) => itemsByAuthor(day, talent, author, round));
    const evaluations = items.map(({ item }) => item).filter(({ picId }) => picId !== undefined);
    talent.profile = { ...talent.profile, evaluationAvg: evaluationAverage(evaluations) };
    return items;
  });
}
