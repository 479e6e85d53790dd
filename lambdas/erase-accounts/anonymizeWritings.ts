import { entities } from '../../model/entities';
import { env } from '../lib/env';
import { indexed } from '../lib/indexed';
import { DELETED_USER_NAME } from '../lib/DELETED_USER_NAME';
import { updateItem } from './updateItem';

/** What somebody wrote about others stays with those it is about, signed 退会ユーザー. */
export async function anonymizeWritings(sub: string): Promise<void> {
  const TableName = env('TALENT_TABLE');
  for (const item of await indexed(TableName, 'byAuthor', 'authorKey', sub)) {
    if (item.pk === sub || item.pk === `${sub}#private`) continue;
    const author = entities.find(({ name }) => name === item.__typename)?.author;
    await updateItem(TableName, item, author?.name ? { [author.name]: DELETED_USER_NAME } : {}, ['authorKey']);
  }
}
