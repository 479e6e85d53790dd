/** What the run leaves out, by name, and why: each changes no answer, or none that a single call shows. */
export const equivalents: Readonly<Record<string, string>> = {
  'lib/perMinute.ts, refusal 1':
    'it takes more calls than a cell has; access/exporting, access/numbers and access/files exhaust their rates',
  'lib/rowToken.ts, refusal 1':
    'the table refuses such a cursor by itself, and lib/rows.ts says so in the same words; its own mutant is killed',
  'EmployeeBenefit: usedUsers':
    'no record holds the field: its own resolver reads the uses, for administrators alone, which is killed',
  'OpenJob: enishiWorkHistories favorites conversations':
    'no record holds the fields: their own resolvers read the rows, for administrators alone, which is killed',
  'User: interviewLogs':
    'no profile holds the field: what reads the rows asks for the person, administrators or business, which is killed',
  'User: resumes applies favoriteOpenJobs userOpenJobs conversations messageReads':
    'no profile holds the fields: what reads the rows asks for the person or administrators, which is killed',
  'User: usedEmployeeBenefits enishiWorkHistories messages':
    'no profile holds the fields: what reads the rows asks for the person or administrators, which is killed',
  'User: interviewCommentForQuery interviewMinutesForQuery interviewActionMethodForQuery':
    'no profile holds the fields: they are composed for the index of administrators',
  'UserPrivate: id createdAt updatedAt version sub name email tel':
    'rows are chosen before: whoever gets one, to those the rule is open',
  'EnishiWorkHistory: id createdAt updatedAt version openJobId openJob userId user startDate endDate isContinuation salary salaryType numberOfHoursPerWeek contractInfo comment description organizationName reviews':
    'rows are chosen before: only the two parties and administrators get one, and to these the rule is open',
  'InterviewLog: id createdAt updatedAt version intervieweeId interviewedAt':
    'the relation is hidden by the profile before: whoever gets a row, to those the rule is open',
};
