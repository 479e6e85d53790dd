import { auditSubjects } from './auditSubjects';

export type AuditAction = keyof typeof auditSubjects;

/** The actions that the audit log records, in the order in which its screen offers them. */
export const auditActions = Object.keys(auditSubjects) as AuditAction[];
