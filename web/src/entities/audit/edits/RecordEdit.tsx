import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/Stack';
import { Button } from '../../../components/buttons/Button';
import { formatDateTime } from '../../../lib/format/formatDateTime';
import { getActionText } from '../getActionText';
import type { AuditRow } from '../useAuditLog';
import { ChangeList } from './ChangeList';
import type { EditTexts } from './EditTexts';
import styles from './RecordEdits.module.css';

interface RecordEditProps {
  entry: AuditRow;
  texts: EditTexts;
  /** Takes the edit back; absent for an entry that is no edit. */
  onTakeBack?: () => void;
  isTakenBack: boolean;
  isBusy: boolean;
}

/**
 * One edit of a published record. It shows who made the edit and what it changed in each field, with a button
 * that takes the edit back.
 */
export function RecordEdit({ entry, texts, onTakeBack, isTakenBack, isBusy }: RecordEditProps) {
  const { t } = useTranslation();
  const { at, actor, actorName, changes } = entry;
  return (
    <article className={styles.edit} aria-label={`${getActionText(t, entry)} ${formatDateTime(at)}`}>
      <Stack as="header" gap={[8, 16]} wrap align="center" justify="space-between">
        <div>
          <strong>{getActionText(t, entry)}</strong>
          <p className={styles.by}>
            <span lang="ja">{actorName ?? actor}</span> <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
        </div>
        {onTakeBack &&
          (isTakenBack ? (
            <span className={styles.by}>{t('audit.edits.taken')}</span>
          ) : (
            <Button disabled={isBusy} onClick={onTakeBack}>
              {t('audit.edits.takeBack')}
            </Button>
          ))}
      </Stack>
      <ChangeList changes={changes ?? []} texts={texts} />
    </article>
  );
}
