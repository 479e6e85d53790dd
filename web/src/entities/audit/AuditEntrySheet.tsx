import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../components/layout/Stack';
import { DescriptionList } from '../../components/description-list/DescriptionList';
import { Sheet } from '../../components/overlays/Sheet';
import { formatDateTime } from '../../lib/format/formatDateTime';
import { paths } from '../../lib/paths';
import styles from './AuditEntrySheet.module.css';
import { AuditSubject } from './AuditSubject';
import { getActionText } from './getActionText';
import { getActorText } from './getActorText';
import { getDetailText } from './getDetailText';
import { getFieldText } from './getFieldText';
import { getValueText } from './getValueText';
import type { AuditRow } from './useAuditLog';

/** A sheet with everything that one entry of the audit log has, with links to related entries. */
export function AuditEntrySheet({ entry, onClose }: { entry: AuditRow; onClose: () => void }) {
  const { t } = useTranslation();
  const { action, at, actor, subject, changes } = entry;
  const isStated = /^(create|delete)/.test(action);
  return (
    <Sheet open title={getActionText(t, entry)} width={560} onClose={onClose}>
      <DescriptionList
        items={[
          [t('audit.column.at'), formatDateTime(at)],
          [t('audit.column.actor'), getActorText(t, entry)],
          [t('audit.actorId'), <code key="actor">{actor}</code>],
          [t('audit.column.subject'), <AuditSubject key="named" entry={entry} />],
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
              {!(isStated && before === 'null') && (
                <del>{getValueText(t, { json: before, other: after, entry })}</del>
              )}
              {!(isStated && after === 'null') && (
                <ins>{getValueText(t, { json: after, other: before, entry })}</ins>
              )}
            </>
          )}
        </section>
      ))}
      <Stack as="p" gap={16} wrap>
        <Link to={paths.adminAudit({ actor })} onClick={onClose}>
          {t('audit.ofActor')}
        </Link>
        <Link to={paths.adminAudit({ subject })} onClick={onClose}>
          {t('audit.ofSubject')}
        </Link>
      </Stack>
    </Sheet>
  );
}
