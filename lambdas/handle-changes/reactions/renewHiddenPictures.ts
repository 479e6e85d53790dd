import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { extensionOf } from '../../../model/extensionOf';
import { isProfileShown } from '../../../model/visibility/isProfileShown';
import { project } from '../../../model/visibility/project';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import { collection } from '../../lib/collection';
import type { StoredRow } from '../../lib/StoredRow';
import { pictureFiles } from '../../lib/pictures/pictureFiles';
import { picturesIn } from '../../lib/pictures/publicPictures';
import { ulid } from '../../lib/ulid';
import { ignoreMissing } from '../../lib/ignoreMissing';
import { env } from '../needs';
import type { Reaction } from '../Reaction';

const FIELDS = ['profileIcon', 'coverImage'] as const;
type Field = (typeof FIELDS)[number];

const isPublic = (user: StoredRow, field: Field): boolean =>
  isProfileShown(user, 'public', '') && project(UserVisibility, user, 'public')[field] !== undefined;

/**
 * Gives the picture in a field of a talent's profile another URL. It first copies the file to the new name
 * and then changes the field, so that the field always names a picture that exists. It does nothing if none
 * of the areas `from` contains the file, or if the field now names another picture.
 */
async function renew(user: StoredRow, field: Field, from: readonly ('public' | 'private')[]): Promise<void> {
  const { pk: sub, sk } = user;
  const key = `${user[field]}`;
  const [, owner, name = ''] = key.split('/');
  if (
    owner !== sub ||
    picturesIn({ ...user, profileIcon: null, coverImage: null, [field]: key }).length === 0
  )
    return;
  const file = { Bucket: env('FILES_BUCKET'), sub, name };
  const newName = `${ulid()}.${extensionOf(key)}`;
  if (!(await pictureFiles.copyAs(file, newName, from))) return;
  const TableName = env('TALENT_TABLE');
  await ignoreMissing(
    new UpdateCommand({
      TableName,
      Key: { pk: sub, sk },
      UpdateExpression: 'SET #field = :renewed',
      ConditionExpression: '#field = :key AND attribute_not_exists(erasureBeganAt)',
      ExpressionAttributeNames: { '#field': field },
      ExpressionAttributeValues: { ':renewed': `public/${sub}/${newName}`, ':key': key },
    }),
  );
  const named = new Set((await collection(TableName, sub)).flatMap(picturesIn));
  for (const each of [name, newName])
    if (!named.has(`${sub}/${each}`)) await pictureFiles.remove({ ...file, name: each });
}

/**
 * When the public may no longer see the icon or the cover of a talent, gives the picture another URL. People
 * who may still see the picture get the new URL from the API, and nothing is left at the URL that the public
 * knows.
 *
 * A talent can also choose a picture while the public may not see it. Such a picture needs another URL only
 * if its file is in the private area. In that case it was hidden before, or another record that contains it
 * may have shown it to the public.
 */
export const renewHiddenPictures: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'User' || after.erasureBeganAt) return;
  for (const field of FIELDS) {
    if (!after[field] || isPublic(after, field)) continue;
    if (before[field] !== after[field]) await renew(after, field, ['private']);
    else if (isPublic(before, field)) await renew(after, field, ['public', 'private']);
  }
};
