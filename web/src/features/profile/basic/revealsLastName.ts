import type { BasicValues } from './BasicValues';

const plain = (text: string | null | undefined) => (text ?? '').normalize('NFKC').toLowerCase().trim();

/**
 * Returns whether the display name contains the last name or its reading although the full name is not
 * shared.
 */
export function revealsLastName(
  values: Partial<Pick<BasicValues, 'displayName' | 'lastName' | 'lastNameKana' | 'isShareFullname'>>,
): boolean {
  if (values.isShareFullname) return false;
  const shown = plain(values.displayName);
  return [plain(values.lastName), plain(values.lastNameKana)].some(
    (name) => name !== '' && shown.includes(name),
  );
}
