import { Evaluation } from '../../../model/entities/Evaluation';
import { User } from '../../../model/entities/User';
import { UserPrivate } from '../../../model/entities/UserPrivate';
import { WPWorker } from '../../../model/entities/WPWorker';
import { evaluationRatings } from '../../../model/evaluationRatings';
import { composedNames } from '../../../model/snapshots/composedNames';
import { evaluationAverage } from '../../../model/snapshots/evaluationAverage';
import { meanRating } from '../../../model/snapshots/meanRating';
import { japanDay } from '../../../model/japanDay';
import { attribute } from '../attribute';
import type { DerivedValue } from '../DerivedValue';

const NAMES = ['name', 'phoneticName', 'nameInitial'];
const COPIED = ['name', 'phoneticName', 'belongsTo'];

const names: DerivedValue = {
  name: 'User.name',
  table: User.table,
  entity: User.name,
  attributes: NAMES,
  keptBy: [],
  async valuesOf(user) {
    const composed = composedNames(user);
    // A full name without last and first name, as old profiles have it, stays unchanged.
    return Object.fromEntries(NAMES.map((field) => [field, composed[field] ?? user[field]]));
  },
};

const contactNames: DerivedValue = {
  name: 'UserPrivate.name',
  table: UserPrivate.table,
  entity: UserPrivate.name,
  attributes: COPIED,
  keptBy: [],
  async valuesOf(row, sources) {
    const user = await sources.of(User, row.id);
    return user && Object.fromEntries(COPIED.map((field) => [field, user[field]]));
  },
};

/**
 * The derived attributes of a talent: the average rating, the total rating of each evaluation, the reference to the talent's record as a
 * professional, the full name, the phonetic name and the initials, the copies of names and of the current
 * employer in UserPrivate, and the day of the last visit.
 */
export const talentValues = [
  attribute(
    User,
    'evaluationAvg',
    ['averageEvaluations'],
    async ({ pk }, sources) => evaluationAverage(await sources.children(Evaluation, pk)) ?? null,
  ),
  attribute(User, 'userWpWorkerId', ['refreshWorkerCards'], async ({ pk }, sources) =>
    (await sources.of(WPWorker, pk)) ? pk : null,
  ),
  // An evaluation that was written before the server computed the total may have nothing but a total.
  attribute(Evaluation, 'totalRating', [], async (row) => meanRating(row, evaluationRatings) ?? undefined),
  names,
  contactNames,
  attribute({ name: 'LastVisitDay', table: 'Talent' }, 'day', [], async ({ pk }, sources) => {
    const visit = await sources.item('Talent', { pk, sk: 'LastVisit' });
    return visit && japanDay(String(visit.lastVisitedAt));
  }),
];
