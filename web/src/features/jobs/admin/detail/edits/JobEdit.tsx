import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../../../components/buttons/ActionButton';
import { getActionText } from '../../../../../entities/audit/getActionText';
import type { AuditRow } from '../../../../../entities/audit/useAuditLog';
import { formatDateTime } from '../../../../../lib/format/formatDateTime';
import { FieldChange } from './FieldChange';
import styles from './JobEdits.module.css';
import { listShownChanges } from './listShownChanges';

interface JobEditProps {
  entry: AuditRow;
  isTakenBack: boolean;
  isBusy: boolean;
  onTakeBack: () => void;
}

/**
 * One edit of a public job. It shows who made the edit and what it changed in each field, with a button
 * that takes the edit back.
 */
export function JobEdit({ entry, isTakenBack, isBusy, onTakeBack }: JobEditProps) {
  const { t } = useTranslation();
  const { at, actor, actorName, action, changes } = entry;
  return (
    <article className={styles.edit} aria-label={`${getActionText(t, action)} ${formatDateTime(at)}`}>
      <header className={styles.head}>
        <div>
          <strong>{getActionText(t, action)}</strong>
          <p className={styles.by}>
            <span lang="ja">{actorName ?? actor}</span> <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
        </div>
        {action === 'editPublicJob' &&
          (isTakenBack ? (
            <span className={styles.by}>{t('adminJobs.edits.taken')}</span>
          ) : (
            <ActionButton disabled={isBusy} onClick={onTakeBack}>
              {t('adminJobs.edits.takeBack')}
            </ActionButton>
          ))}
      </header>
      <dl className={styles.changes}>
        {listShownChanges(changes ?? []).map((change) => (
          <FieldChange key={change.field} {...change} />
        ))}
      </dl>
    </article>
  );
}
