/**
 * What the audit log records. Each action has words in every language of the web app, so that administrators can read
 * the log.
 */
export const auditActions = [
  'readContact',
  'changeContact',
  'readFile',
  'exportUsers',
  'exportTalentData',
  'downloadInsights',
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
  'changeJobOwners',
  'publishHiddenName',
  'publishSynonyms',
] as const;

export type AuditAction = (typeof auditActions)[number];
