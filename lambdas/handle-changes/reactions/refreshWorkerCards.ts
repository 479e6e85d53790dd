import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { User } from '../../../model/entities/User';
import { WPWorker } from '../../../model/entities/WPWorker';
import { keyOf } from '../../../model/ids';
import { workerCard } from '../../../model/snapshots/workerCard';
import { isProfileShown } from '../../../model/visibility/isProfileShown';
import { cardsOf } from '../../derived/cardsOf';
import { env } from '../needs';
import { hasChanged } from '../../lib/hasChanged';
import type { StoredRow } from '../../lib/StoredRow';
import { itemAt } from '../../lib/itemAt';
import { tables } from '../../lib/tables';
import type { Change } from '../Change';
import { ignoreMissing } from '../../lib/ignoreMissing';
import type { Reaction } from '../Reaction';

const categoriesOf = (worker: StoredRow | undefined): string[] => (worker?.categories ?? []) as string[];

/** Returns whether a change affects the public card of a professional. */
function affectsCard({ before, after }: Change): boolean {
  const { sk } = after ?? before ?? {};
  if (sk === 'WPWorker') return true;
  // A new profile has no cards yet.
  if (sk !== 'User' || !before) return false;
  const seen = (user: StoredRow | undefined) =>
    user && { ...workerCard(user), hiddenFrom: user.hiddenFrom, isShown: isProfileShown(user, 'public', '') };
  const [was, is] = [seen(before), seen(after)];
  return hasChanged(was, is, Object.keys({ ...was, ...is }));
}

/**
 * When a professional or the talent's profile changes, stores or deletes the professional's public cards: one
 * for each category, while the professional is published and the profile is public. If the professional was
 * deleted, it also removes the reference in the talent's profile.
 */
export const refreshWorkerCards: Reaction = async ({ before, after }) => {
  if (!affectsCard({ before, after })) return;
  const sub = String((after ?? before)?.pk);
  const talents = env('TALENT_TABLE');
  const [user, worker] = await Promise.all([
    itemAt(talents, keyOf(User, sub)),
    itemAt(talents, keyOf(WPWorker, sub)),
  ]);
  // Restored and seeded rows arrive in any order. The profile's change runs this again.
  if (worker && !user) return;
  // A card may be stored before its category: it is listed once the category exists.
  const cards = cardsOf(worker, user);
  const TableName = env('CATALOG_TABLE');
  for (const id of new Set([before, after, worker].flatMap(categoriesOf))) {
    const Key = { pk: 'WPWorkerCategory', sk: `${id}#WPWorker#${sub}` };
    const card = cards.find(({ sk }) => sk === Key.sk);
    if (card) await tables.send(new PutCommand({ TableName, Item: card }));
    else await tables.send(new DeleteCommand({ TableName, Key }));
  }
  if (worker || !user?.userWpWorkerId) return;
  await ignoreMissing(
    new UpdateCommand({
      TableName: talents,
      Key: keyOf(User, sub),
      UpdateExpression: 'REMOVE userWpWorkerId',
      ConditionExpression: 'attribute_exists(pk)',
    }),
  );
};
