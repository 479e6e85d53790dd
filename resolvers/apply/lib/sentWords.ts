import { util } from '@aws-appsync/utils';
import type { RootFields, Rows, StoredRow } from '../../generated/types';

type Input = RootFields['Mutation.createUserApplies']['args']['input'];

/**
 * Returns what a talent sends with an application, for the event in its history: the message, the URL, and the files with
 * their names. Fields without a value are left out.
 */
export function sentWords({ message, url }: Input, files: Rows['UserResume'][]): StoredRow {
  const words: StoredRow = {};
  if (message) words.message = util.str.normalize(message, 'nfc');
  if (url) words.url = url;
  if (files.length > 0) words.files = files.map(({ id, filename }) => ({ id, filename: filename ?? null }));
  return words;
}
