import { auditSubjects } from './auditSubjects';

const entities: Readonly<Record<string, string>> = {
  talent: 'User',
  job: 'OpenJob',
  benefit: 'EmployeeBenefit',
  organization: 'Organization',
  conversation: 'Conversation',
};

interface Entry {
  action: string;
  about?: string | null;
  record?: string | null;
}

/**
 * Returns the entity whose record the `subject` of an audit entry names; null for other subjects, such as all talents
 * of an export. Resolvers use this function, so it is limited to the APPSYNC_JS subset.
 */
export function auditSubjectEntity({ action, about, record }: Entry): string | null {
  const kind = about ?? (auditSubjects as Readonly<Record<string, string>>)[action];
  if (kind === 'catalogue') return record ?? null;
  return entities[`${kind}`] ?? null;
}
