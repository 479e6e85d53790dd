/** What the run leaves out, by name, and why: each changes no answer, or none that a single call shows. */
export const equivalents: Readonly<Record<string, string>> = {
  'lib/perMinute.ts, refusal 1':
    'it takes more calls than a cell has; access/exporting, access/numbers and access/files exhaust their rates',
  'lib/rowToken.ts, refusal 1':
    'the table refuses such a cursor by itself, and lib/rows.ts says so in the same words; its own mutant is killed',
  'Export: id createdAt updatedAt version owner kind state progress rows file expiresAt':
    'no resolver reads the rule: listExports reads the partition of the caller alone',
  'EnishiWorkHistory: id createdAt updatedAt version openJobId openJob userId user startDate endDate isContinuation salary salaryType numberOfHoursPerWeek contractInfo comment description organizationName reviews':
    'rows are chosen before: only the two parties and administrators get one, and to these the rule is open',
  'InterviewLog: id createdAt updatedAt version intervieweeId interviewedAt':
    'the relation is hidden by the profile before: whoever gets a row, to those the rule is open',
};
