/** Input fields of a job that only administrators may write; `owners` others may give as themselves alone. */
export const OpenJobAdminWrites = ['consultantName', 'isExcellent', 'memo'];
