import { useTranslation } from 'react-i18next';
import {
  AddCommentDocument,
  ChangeCommentDocument,
  RemoveCommentDocument,
} from '../../../generated/applicationReview';
import { useClientToken } from '../../../lib/apollo/useClientToken';
import { CommentList } from './CommentList';
import styles from './Review.module.css';
import type { ChangeReview, Review } from './useReview';

interface ReviewCommentsProps {
  review: Review;
  /** Who reads them. */
  sub: string;
  change: ChangeReview;
}

/** The comments of colleagues about an applicant. */
export function ReviewComments({ review, sub, change }: ReviewCommentsProps) {
  const { t } = useTranslation();
  const token = useClientToken();
  const { id: applicationId } = review;
  const comments = review.comments ?? [];
  return (
    <div className={styles.stage}>
      <h4>{t('applicationReview.comments')}</h4>
      <CommentList
        {...{ comments, sub }}
        people={review.people ?? []}
        onAdd={(text) =>
          change(AddCommentDocument, {
            applicationId,
            text,
            clientToken: token(`${comments.length} ${text}`),
          })
        }
        onChange={(commentId, text) => change(ChangeCommentDocument, { applicationId, commentId, text })}
        onRemove={(commentId) => change(RemoveCommentDocument, { applicationId, commentId })}
      />
    </div>
  );
}
