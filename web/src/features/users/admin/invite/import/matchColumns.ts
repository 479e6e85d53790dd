import type { TFunction } from 'i18next';
import { getFieldLabel } from '../../fields/getFieldLabel';
import { allInviteFields, type InviteField } from '../inviteFields';

const simplify = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

/**
 * Returns for each column of a file the field that its heading names: by its label in the language of the screen or by
 * its name in the API. Null for other columns, and for a second column of the same field.
 */
export function matchColumns(t: TFunction, headings: readonly string[]): (InviteField | null)[] {
  const names = new Map(
    allInviteFields.flatMap((field) => [
      [simplify(getFieldLabel(t, field)), field] as const,
      [simplify(field), field] as const,
    ]),
  );
  const taken = new Set<InviteField>();
  return headings.map((heading) => {
    const field = names.get(simplify(heading));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
