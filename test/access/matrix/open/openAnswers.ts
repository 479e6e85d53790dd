import type { Caller } from '../support/Caller';
import { type FieldRow, fieldRows } from '../support/FieldRow';

const rows = (columns: readonly Caller[], root: string, text: string) => fieldRows(root, text, '', columns);

/**
 * A map from the title of a test to the expected result: which fields in the result of a successful mutation
 * have a value for which caller, while the client area (for organizations and consultants) is open. A
 * mutation returns no field that the same caller could not read with a query.
 */
export const openAnswers: Readonly<Record<string, FieldRow[]>> = {
  'a changed evaluation': rows(
    ['client', 'admin'],
    'updateEvaluation(input: { id: "$evaluation", picComment: "誠実" })',
    'y y | id totalRating picComment picName picId',
  ),
  'a changed comment': rows(
    ['client', 'admin'],
    'updateEvaluationComment(input: { id: "$remark", rate: 5 })',
    'y y | id message rate commentatorID',
  ),
  'a changed engagement': rows(
    ['client', 'consultant', 'admin'],
    'updateEnishiWorkHistory(input: { id: "$engagement", salary: 700000 })',
    `
    y y y | id salary userId
    n n y | owners
    `,
  ),
  'a changed job': rows(
    ['client', 'consultant', 'admin'],
    'updateOpenJob(input: { id: "$ownDraft", title: "改題" })',
    `
    y y y | id title organizationName
    n y y | owners
    `,
  ),
  'a changed benefit': rows(
    ['client', 'admin'],
    'updateEmployeeBenefit(input: { id: "$benefit", title: "改" })',
    `
    y y | id title organizationEmployeeBenefitsId
    n y | couponCode
    `,
  ),
};
