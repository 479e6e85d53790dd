import { type FieldRow, fieldRows } from '../support/FieldRow';

const rows = (root: string, text: string) => fieldRows(root, text, '', ['owner', 'admin']);

/**
 * A map from the title of a test to the expected result: which fields in the result of a successful mutation
 * have a value for `owner` and for `admin`. A mutation returns no field that the same caller could not read
 * with a query.
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
