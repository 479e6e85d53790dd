import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { Button } from '../../../components/buttons/Button';
import { Stack } from '../../../components/layout/Stack';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { formatDateTime } from '../../../lib/format/formatDateTime';
import { CommentForm } from './CommentForm';
import styles from './Review.module.css';
import { type ReviewPeople, useReviewName } from './useReviewName';

interface Comment {
  id: string;
  by: string;
  at: string;
  editedAt: string | null;
  text: string;
}

interface CommentListProps {
  comments: readonly Comment[];
  people: ReviewPeople;
  /** Who reads them. */
  sub: string;
  /** Each of these resolves to whether it was stored. */
  onAdd: (text: string) => Promise<boolean>;
  onChange: (id: string, text: string) => Promise<boolean>;
  onRemove: (id: string) => Promise<boolean>;
}

/** What colleagues say to each other, the oldest first, and the field for another comment. People change their own. */
export function CommentList({ comments, people, sub, onAdd, onChange, onRemove }: CommentListProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [edited, setEdited] = useState('');
  const nameOf = useReviewName({ people }, sub);
  const remove = async (id: string) => {
    const question = { title: t('applicationReview.removeAsk'), confirm: t('applicationReview.remove') };
    if (await confirm({ ...question, danger: true })) await onRemove(id);
  };
  return (
    <>
      {comments.length === 0 && <p className={styles.quiet}>{t('applicationReview.none')}</p>}
      <ul className={styles.cards}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <p className={styles.author}>
              <GeneratedAvatar
                name={nameOf(comment.by)}
                image={people.find((person) => person.sub === comment.by)?.profileIcon}
                size={24}
              />
              <b lang="ja">{nameOf(comment.by)}</b>
              <small>
                {formatDateTime(comment.at)} {comment.editedAt && t('applicationReview.edited')}
              </small>
            </p>
            {edited === comment.id ? (
              <CommentForm
                initial={comment.text}
                label={t('applicationReview.change')}
                submit={t('applicationReview.save')}
                onCancel={() => setEdited('')}
                onSubmit={async (text) => {
                  const isSaved = await onChange(comment.id, text);
                  if (isSaved) setEdited('');
                  return isSaved;
                }}
              />
            ) : (
              <>
                <p className={styles.text} lang="ja">
                  {comment.text}
                </p>
                {comment.by === sub && (
                  <Stack gap={8} wrap>
                    <Button size="small" look="text" onClick={() => setEdited(comment.id)}>
                      {t('applicationReview.change')}
                    </Button>
                    <Button size="small" look="text" onClick={() => void remove(comment.id)}>
                      {t('applicationReview.remove')}
                    </Button>
                  </Stack>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {!edited && (
        <CommentForm
          key={comments.length}
          label={t('applicationReview.add')}
          submit={t('applicationReview.addSubmit')}
          onSubmit={onAdd}
        />
      )}
    </>
  );
}
