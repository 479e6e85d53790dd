import { type FieldRow, fieldRows } from '../support/FieldRow';

const rows = (root: string, text: string) => fieldRows(root, text, '', ['owner', 'admin']);

/**
 * By test title: which fields in the result of a successful mutation `owner` and `admin` are expected to get
 * with a value. These are never more than a query would return.
 */
export const answers: Readonly<Record<string, FieldRow[]>> = {
  'a changed profile': rows(
    'updateUser(input: { sub: "$open", description: "改" })',
    `
    y y | id description lastName isPrivate
    n y | introducerName introducerId isDebug
    `,
  ),
  'a changed qualification': rows(
    'updateQualification(input: { id: "$open.qualification", name: "改" })',
    'y y | id name owners',
  ),
};
