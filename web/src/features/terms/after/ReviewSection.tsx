import { useMutation } from '@apollo/client/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isLongerThan } from '../../../../../model/isLongerThan';
import { japanDay } from '../../../../../model/japanDay';
import { hasEnded } from '../../../../../model/rules/hasEnded';
import { Button } from '../../../components/buttons/Button';
import { Field } from '../../../components/forms/Field';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import { Grid } from '../../../components/layout/Grid';
import { CreateEnishiWorkHistoryReviewLimits } from '../../../generated/limits';
import type { ReviewSide } from '../../../generated/schema';
import { ReviewContractDocument } from '../../../generated/terms';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { paths } from '../../../lib/paths';
import { toast } from '../../../lib/toast/toast';
import styles from '../show/Terms.module.css';
import type { ApplicationTerms } from '../useApplicationTerms';

interface ReviewSectionProps {
  terms: ApplicationTerms;
  side: ReviewSide;
  onChanged: () => void;
}

type Engagement = NonNullable<ApplicationTerms['engagement']>;

/** The form in which job staff review an engagement that has ended, once for the organization. */
function ReviewForm({ engagement, onChanged }: { engagement: Engagement; onChanged: () => void }) {
  const { t } = useTranslation();
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [mutate, { loading }] = useMutation(ReviewContractDocument);
  const most = CreateEnishiWorkHistoryReviewLimits.comment;
  const isLong = isLongerThan(comment, most);
  const send = async () => {
    setAsked(true);
    if (rating === null || isLong) return;
    const input = { enishiWorkHistoryId: engagement.id, rating, comment: comment.trim() || null };
    try {
      await mutate({ variables: { input } });
      toast.success(t('termsSheet.review.sent'));
    } catch (error) {
      const failure = classifyFailure(error);
      toast.error(t(failure.kind === 'Conflict' ? 'termsSheet.newer' : getFailureText(failure)));
    }
    onChanged();
  };
  const label = t('termsSheet.review.rating');
  return (
    <Form layout="vertical">
      <Field
        label={label}
        htmlFor="review-rating"
        isRequired
        isChoice
        error={isAsked && rating === null ? t('termsSheet.employeesMissing') : null}
      >
        <SegmentedChoice
          id="review-rating"
          label={label}
          value={rating}
          onChange={setRating}
          options={[5, 4, 3, 2, 1].map((value) => ({ value, label: String(value) }))}
        />
      </Field>
      <Field
        label={t('termsSheet.review.comment')}
        htmlFor="review-comment"
        error={isLong ? t('termsSheet.declineLong', { n: most }) : null}
      >
        <Input.TextArea
          id="review-comment"
          aria-label={t('termsSheet.review.comment')}
          value={comment}
          autoSize={{ minRows: 3, maxRows: 10 }}
          onChange={({ target }) => setComment(target.value)}
        />
      </Field>
      <Button look="primary" loading={loading} onClick={() => void send()}>
        {t('termsSheet.review.send')}
      </Button>
    </Form>
  );
}

/** After the end of a contract: the reviews of both sides, and the way to write one’s own. */
export function ReviewSection({ terms, side, onChanged }: ReviewSectionProps) {
  const { t } = useTranslation();
  const { engagement } = terms;
  if (!engagement || !hasEnded(engagement, japanDay(new Date()))) return null;
  const reviews = engagement.reviews?.items ?? [];
  const own = reviews.find((review) => review.side === side);
  return (
    <section className={styles.part} data-screen-only>
      <Grid gap={8}>
        <h2>{t('termsSheet.review.title')}</h2>
        <p className={styles.quiet}>{t('termsSheet.review.lead')}</p>
        <ul className={styles.differences}>
          {reviews.map((review) => (
            <li key={review.id}>
              <strong lang="ja">{review.reviewerName}</strong>
              <span>{t('termsSheet.review.grade', { n: review.rating })}</span>
              {review.comment && <span lang="ja">{review.comment}</span>}
            </li>
          ))}
        </ul>
        {!own && side === 'CLIENT' && <ReviewForm engagement={engagement} onChanged={onChanged} />}
        {!own && side === 'TALENT' && (
          <p>
            <Link to={paths.mypage}>{t('termsSheet.review.toMypage')}</Link>
          </p>
        )}
      </Grid>
    </section>
  );
}
