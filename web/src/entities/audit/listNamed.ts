import type { TFunction } from 'i18next';
import { auditSubjectEntity } from '../../../../model/auditSubjectEntity';
import { paths } from '../../lib/paths';
import type { AuditRow } from './useAuditLog';

const screens: Readonly<Record<string, (id: string) => string>> = {
  User: paths.adminUser,
  OpenJob: paths.adminJob,
  EmployeeBenefit: paths.adminBenefit,
  Organization: paths.adminOrganization,
  Conversation: paths.adminConversation,
  WPWorkerCategory: paths.adminCategory,
};

/** Returns the path of the administrators' screen about a person or a record; null for what has none of its own. */
const recordPath = (entity: string | null, id: string): string | null =>
  (entity && screens[entity]?.(id)) || null;

interface Named {
  text: string;
  /** The path of its screen; null if it has none, or is gone. */
  path: string | null;
}

/** Returns the subject of an entry. What has no name is a set of people or figures, or a record that is gone. */
function nameSubject(t: TFunction, { action, about, record, subject, subjectName }: AuditRow): Named {
  const [id = subject] = subject.split('.');
  const entity = auditSubjectEntity({ action, about, record });
  const isGone = action.startsWith('delete') && entity === record;
  if (subjectName) return { text: subjectName, path: isGone ? null : recordPath(entity, id) };
  if (entity === 'Conversation') return { text: t('audit.untitled'), path: recordPath(entity, id) };
  if (action === 'exportUsers') return { text: t('audit.everybody'), path: null };
  if (action === 'publishSynonyms') return { text: t('audit.synonyms'), path: null };
  if (action === 'answerComplaint') return { text: t('audit.complaints'), path: paths.adminComplaints };
  if (action === 'downloadInsights' || action === 'verifyInsights')
    return { text: t('audit.figures'), path: null };
  return { text: t(entity === 'User' ? 'audit.nobody' : 'audit.gone'), path: null };
}

/**
 * Returns the people and records that an entry is about: its subject and, of what joins two, the other one, such as the
 * job in which a person is involved, or the person who was added to a conversation.
 */
export function listNamed(t: TFunction, entry: AuditRow): Named[] {
  const { subject, recordId, detail, references } = entry;
  const joined = recordId?.split('.').slice(1) ?? [];
  const said = detail?.split(' ') ?? [];
  const others = references.filter(
    ({ id }, at) =>
      id !== subject &&
      (joined.includes(id) || said.includes(id)) &&
      references.findIndex((other) => other.id === id) === at,
  );
  return [
    nameSubject(t, entry),
    ...others.map(({ id, entity, name }) => ({ text: name, path: recordPath(entity, id) })),
  ];
}
