/**
 * The records that join a person or a job with another record. The last part of their id is the id of that other record,
 * which belongs to one of the listed entities. An entry of the audit log about such a record names both.
 */
export const auditJoins: Readonly<Record<string, readonly string[]>> = {
  OpenJobMainJobs: ['Job'],
  SkillSet: ['SkillTag', 'Skill'],
  UserEmployeeBenefits: ['EmployeeBenefit'],
  UserMainJobs: ['Job'],
  UserOpenJobs: ['OpenJob'],
  UserPrefactures: ['Prefacture'],
};
