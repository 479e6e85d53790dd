import type { TFunction } from 'i18next';
import { getFieldText } from './getFieldText';
import { getRecordText } from './getRecordText';
import type { AuditRow } from './useAuditLog';

/** An id within a text: of a person or of a record. People read their names elsewhere. */
const ID = /\b([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9A-HJKMNP-TV-Z]{26})\b/g;

/** Returns which file somebody opened, such as 「職務経歴書（ファイル）」 for `USER_RESUME.file`. */
function getFileText(t: TFunction, detail: string): string {
  const [owner = '', field = ''] = detail.split('.');
  const record = owner.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return t('audit.fileOf', { record: getRecordText(t, record), field: getFieldText(t, field) });
}

/** Returns what an entry of the audit log says beside who did what: the reason, the title or the circumstances. */
export function getDetailText(t: TFunction, { action, detail, references }: AuditRow) {
  if (!detail) return null;
  if (action === 'setTalentEnabled')
    return t(detail.endsWith('true') ? 'audit.signIn.enabled' : 'audit.signIn.disabled');
  if (action === 'exportUsers') return t(detail === '{}' ? 'audit.everybody' : 'audit.filtered');
  if (action === 'readFile') return getFileText(t, detail);
  if (action === 'publishSynonyms') return t('audit.rules', { n: detail });
  // The job's present title is beside the person.
  const isOfApplication = [
    'moveApplication',
    'arrangeMeeting',
    'sendTerms',
    'amendTerms',
    'endContract',
    'recordDelivery',
  ].includes(action);
  if (isOfApplication && references.some(({ id }) => detail.includes(id))) return null;
  if (action === 'publishHiddenName')
    return detail
      .split(' ')
      .map((field) => getFieldText(t, field))
      .join(t('audit.comma'));
  return detail.replace(ID, '').trim() || null;
}
