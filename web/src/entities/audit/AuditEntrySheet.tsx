import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DescriptionList } from '../../components/description-list/DescriptionList';
import { Sheet } from '../../components/overlays/Sheet';
import { formatDateTime } from '../../lib/format/formatDateTime';
import { paths } from '../../lib/paths';
import styles from './AuditEntrySheet.module.css';
import { getActionText } from './getActionText';
import { getDetailText } from './getDetailText';
import { getFieldText } from './getFieldText';
import type { AuditRow } from './useAuditLog';
import type { TFunction } from 'i18next';
import type { TextKey } from '../../i18n/TextKey';

/** Returns the name of an application's state; any other value as it is. */
function getStateText(t: TFunction, value: unknown): string {
  const text = String(value);
  return /^[A-Z]+$/.test(text) ? t(`common.applyType.${text}` as TextKey, { defaultValue: text }) : text;
}

/** Returns the value in JSON; the text itself if it is none. */
function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return json;
  }
}

/**
 * Returns what people read of a value of the audit log, which is JSON: yes or no, the name of a state, or the text
 * itself. `other` is the value on the other side of the change: a flag without a value means no.
 */
function getValueText(t: TFunction, json: string | null, other: string | null): string {
  const value = parse(json);
  if (value === true) return t('audit.yes');
  if (value === false || (value === null && typeof parse(other) === 'boolean')) return t('audit.no');
  if (value === null || value === '') return t('audit.nothing');
  if (Array.isArray(value)) return value.map((each) => getStateText(t, each)).join(t('audit.comma'));
  return typeof value === 'object' ? JSON.stringify(value) : getStateText(t, value);
}

/** A sheet with everything that one entry of the audit log has, with links to related entries. */
export function AuditEntrySheet({ entry, onClose }: { entry: AuditRow; onClose: () => void }) {
  const { t } = useTranslation();
  const { at, actor, actorName, subject, subjectName, changes } = entry;
  return (
    <Sheet open title={getActionText(t, entry)} width={560} onClose={onClose}>
      <DescriptionList
        items={[
          [t('audit.column.at'), formatDateTime(at)],
          [t('audit.column.actor'), actorName],
          [t('audit.actorId'), <code key="actor">{actor}</code>],
          [t('audit.column.subject'), subjectName],
          [t('audit.subjectId'), <code key="subject">{subject}</code>],
          [t('audit.column.detail'), getDetailText(t, entry)],
        ]}
      />
      {(changes ?? []).map(({ field, before, after }) => (
        <section key={field} className={styles.change}>
          <h3>{getFieldText(t, field)}</h3>
          {before === null && after === null ? (
            <p>{t('audit.kept')}</p>
          ) : (
            <>
              <del>{getValueText(t, before, after)}</del>
              <ins>{getValueText(t, after, before)}</ins>
            </>
          )}
        </section>
      ))}
      <p className={styles.links}>
        <Link to={paths.adminAudit({ actor })} onClick={onClose}>
          {t('audit.ofActor')}
        </Link>
        <Link to={paths.adminAudit({ subject })} onClick={onClose}>
          {t('audit.ofSubject')}
        </Link>
      </p>
    </Sheet>
  );
}
