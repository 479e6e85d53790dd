/**
 * The actions that the audit log records. The web app has words for each action in every language, so that
 * administrators can read the log.
 */
export const auditActions = [
  'readContact',
  'changeContact',
  'readFile',
  'exportUsers',
  'exportTalentData',
  'downloadInsights',
  'verifyInsights',
  'createTalent',
  'setTalentEnabled',
  'resetTalentPassword',
  'makeAdministrator',
  'eraseAccount',
  'readConversation',
  'joinConversation',
  'addMember',
  'removeMember',
  'editPublicJob',
  'takeBackJobEdit',
  'changeJobOwners',
  'publishHiddenName',
  'publishSynonyms',
] as const;

export type AuditAction = (typeof auditActions)[number];
