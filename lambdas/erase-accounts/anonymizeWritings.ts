import { entities } from '../../model/entities';
import { env } from './needs';
import { indexed } from '../lib/indexed';
import { DELETED_USER_NAME } from '../lib/DELETED_USER_NAME';
import { updateItem } from './updateItem';

/**
 * Replaces the author's name with 退会ユーザー in the texts that an erased person has written about others, and
 * removes the index key by which they are found. The texts are kept, because they belong to the other
 * people's records.
 */
export async function anonymizeWritings(sub: string): Promise<void> {
  const TableName = env('TALENT_TABLE');
  for (const item of await indexed(TableName, 'byAuthor', 'authorKey', sub)) {
    if (item.pk === sub || item.pk === `${sub}#private`) continue;
    const author = entities.find(({ name }) => name === item.__typename)?.author;
    await updateItem(TableName, item, author?.name ? { [author.name]: DELETED_USER_NAME } : {}, [
      'authorKey',
    ]);
  }
}
