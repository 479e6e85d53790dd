import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { Button } from '../../../components/buttons/Button';
import { Stack } from '../../../components/layout/Stack';
import { useConfirm } from '../../../components/overlays/useConfirm';
import {
  AddCommentDocument,
  ChangeCommentDocument,
  RemoveCommentDocument,
  type ReviewCommentFragment,
} from '../../../generated/applicationReview';
import { useClientToken } from '../../../lib/apollo/useClientToken';
import { formatDateTime } from '../../../lib/format/formatDateTime';
import { CommentForm } from './CommentForm';
import styles from './Review.module.css';
import type { ChangeReview, Review } from './useReview';
import { useReviewName } from './useReviewName';

interface ReviewCommentsProps {
  review: Review;
  /** Who reads them. */
  sub: string;
  change: ChangeReview;
}

/** The comments of colleagues about an applicant, the oldest first, and the field for another one. */
export function ReviewComments({ review, sub, change }: ReviewCommentsProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const nameOf = useReviewName(review, sub);
  const [edited, setEdited] = useState('');
  const token = useClientToken();
  const { id: applicationId, people } = review;
  const comments = review.comments ?? [];
  const remove = async ({ id: commentId }: ReviewCommentFragment) => {
    const question = { title: t('applicationReview.removeAsk'), confirm: t('applicationReview.remove') };
    if (await confirm({ ...question, danger: true }))
      await change(RemoveCommentDocument, { applicationId, commentId });
  };
  return (
    <div className={styles.stage}>
      <h4>{t('applicationReview.comments')}</h4>
      {comments.length === 0 && <p className={styles.quiet}>{t('applicationReview.none')}</p>}
      <ul className={styles.cards}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <p className={styles.author}>
              <GeneratedAvatar
                name={nameOf(comment.by)}
                image={people?.find((person) => person.sub === comment.by)?.profileIcon}
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
                  const input = { applicationId, commentId: comment.id, text };
                  const isSaved = await change(ChangeCommentDocument, input);
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
                    <Button size="small" look="text" onClick={() => void remove(comment)}>
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
          onSubmit={(text) =>
            change(AddCommentDocument, {
              applicationId,
              text,
              clientToken: token(`${comments.length} ${text}`),
            })
          }
        />
      )}
    </div>
  );
}
