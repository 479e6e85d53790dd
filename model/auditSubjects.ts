/**
 * The actions that the audit log records, each with what the entry's `subject` is the id of:
 * - `talent`: a person, or a record in a person's partition;
 * - `job`, `benefit`, `organization` or `conversation`: such a record;
 * - `record`: a record whose entry says what it is about, in `about`;
 * - `other`: anything that has no screen of its own, such as all talents of an export.
 *
 * The web app has words for each action in every language, so that administrators can read the log.
 */
export const auditSubjects = {
  createRecord: 'record',
  changeRecord: 'record',
  deleteRecord: 'record',
  readContact: 'talent',
  changeContact: 'talent',
  readFile: 'talent',
  exportUsers: 'other',
  exportTalentData: 'talent',
  downloadInsights: 'other',
  verifyInsights: 'other',
  createTalent: 'talent',
  setTalentEnabled: 'talent',
  resetTalentPassword: 'talent',
  makeAdministrator: 'talent',
  endAdministrator: 'talent',
  requestDeletion: 'talent',
  withdrawDeletion: 'talent',
  eraseAccount: 'talent',
  moveApplication: 'talent',
  arrangeMeeting: 'talent',
  logInterview: 'talent',
  changeInterview: 'talent',
  deleteInterview: 'talent',
  addInterviewVideo: 'talent',
  changeInterviewVideo: 'talent',
  deleteInterviewVideo: 'talent',
  readConversation: 'conversation',
  joinConversation: 'conversation',
  startConversation: 'conversation',
  writeMessage: 'conversation',
  addMember: 'conversation',
  removeMember: 'conversation',
  publishJob: 'job',
  returnJob: 'job',
  closeJob: 'job',
  editPublicJob: 'job',
  takeBackJobEdit: 'job',
  changeJobOwners: 'job',
  publishBenefit: 'benefit',
  returnBenefit: 'benefit',
  closeBenefit: 'benefit',
  changeBenefit: 'benefit',
  editOrganization: 'organization',
  takeBackOrganizationEdit: 'organization',
  editPublicBenefit: 'benefit',
  takeBackBenefitEdit: 'benefit',
  publishHiddenName: 'job',
  publishSynonyms: 'other',
} as const;
