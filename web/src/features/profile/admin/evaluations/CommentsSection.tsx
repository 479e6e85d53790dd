import { useTranslation } from 'react-i18next';
import { Stack } from '../../../../components/layout/Stack';
import { Button } from '../../../../components/buttons/Button';
import {
  type AdminCommentFragment,
  DeleteEvaluationCommentDocument,
} from '../../../../generated/evaluations';
import { formatDate } from '../../../../lib/format/formatDate';
import { RecordActions } from '../../histories/list/RecordActions';
import { useDelete } from '../../histories/useDelete';
import { useSend } from '../../histories/useSend';
import styles from '../AdminProfile.module.css';
import { RecordsTab } from '../RecordsTab';

interface CommentsSectionProps {
  comments: readonly AdminCommentFragment[] | undefined;
  read: () => Promise<unknown>;
  onEdit: (id?: string) => void;
}

/** The comments about a talent, with buttons to write, edit and delete them. */
export function CommentsSection({ comments, read, onEdit }: CommentsSectionProps) {
  const { t } = useTranslation();
  const send = useSend();
  const remove = useDelete(read);
  const nameOf = ({ createdAt }: AdminCommentFragment) =>
    t('adminProfile.comment.name', { at: formatDate(createdAt) });
  return (
    <RecordsTab
      title={t('adminProfile.comment.title')}
      lead={t('adminProfile.comment.lead')}
      action={<Button onClick={() => onEdit()}>{t('adminProfile.comment.add')}</Button>}
      rows={comments}
      hasFailed={false}
      onRetry={() => undefined}
      empty={t('adminProfile.comment.none')}
      render={(comment) => (
        <>
          <Stack as="p" gap={[8, 12]} wrap align="center">
            {comment.rate !== null && (
              <strong>{t('adminProfile.comment.rated', { n: comment.rate.toFixed(1) })}</strong>
            )}
            <span className={styles.quiet}>{formatDate(comment.createdAt)}</span>
          </Stack>
          <p className={styles.text} lang="ja">
            {comment.message}
          </p>
          <RecordActions
            name={nameOf(comment)}
            onEdit={() => onEdit(comment.id)}
            onDelete={() =>
              void remove({
                name: nameOf(comment),
                content: t('histories.delete.plain'),
                run: () => send(DeleteEvaluationCommentDocument, { id: comment.id }),
              })
            }
          />
        </>
      )}
    />
  );
}
