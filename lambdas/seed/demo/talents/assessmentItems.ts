import { Evaluation } from '../../../../model/entities/Evaluation';
import { EvaluationComment } from '../../../../model/entities/EvaluationComment';
import { childId } from '../../../../model/ids';
import { evaluationAverage } from '../../../../model/snapshots/evaluationAverage';
import { between } from '../../lib/between';
import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import { seedUlid } from '../../lib/seedUlid';
import { evaluations as texts } from '../../texts/evaluations';
import type { DemoTalent } from './DemoTalent';
import { nameFields } from '../people/nameFields';
import type { Person } from '../people/Person';

const EVALUATIONS = 60;
const OWN = 3;

/** One evaluation and, by the same person, one comment; one in six is still between its author and the house. */
function assessmentOf(day: SeedDay, talent: DemoTalent, author: Person, round: number): StoredItem[] {
  const { person, createdAt } = talent;
  const key = `assessment:${person.key}:${round}`;
  const random = new Random(key);
  const at = between(random, createdAt, day.ago(1, 9, 0));
  const rating = () => random.int(6, 10) / 2;
  const [message, rate] = random.pick(texts.ratedComments);
  const order = round + 1;
  const evaluation = seedItem(Evaluation, childId(person.sub, seedUlid(key, order)), at, {
    createdBy: author.sub,
    userID: person.sub,
    informationGatheringRating: rating(),
    analysisRating: rating(),
    writeDocumentsRating: rating(),
    communicationRating: rating(),
    presentationRating: rating(),
    totalRating: rating(),
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
 * Sixty evaluations with comments, three of them about the talent who can sign in. The profiles of those who
 * were evaluated get their average.
 */
export function assessmentItems(
  day: SeedDay,
  mine: DemoTalent,
  talents: DemoTalent[],
  authors: Person[],
): StoredItem[] {
  const random = new Random('assessments');
  const some = random.some(talents, (EVALUATIONS - OWN) / 3);
  return [mine, ...some].flatMap((talent) => {
    const items = random
      .some(authors, OWN)
      .flatMap((author, round) => assessmentOf(day, talent, author, round));
    const evaluations = items.map(({ item }) => item).filter(({ picId }) => picId !== undefined);
    talent.profile = { ...talent.profile, evaluationAvg: evaluationAverage(evaluations) };
    return items;
  });
}
