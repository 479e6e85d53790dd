import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/Stack';
import { ReviewLimits } from '../../../../../model/limits/ReviewLimits';
import { hasEnded } from '../../../../../model/rules/hasEnded';
import { Button } from '../../../components/buttons/Button';
import type { MypageEngagementFragment } from '../../../generated/mypage';
import { formatDate } from '../../../lib/format/formatDate';
import { japanDay } from '../../../../../model/japanDay';
import { loadable } from '../../../lib/loadable/loadable';
import styles from '../Mypage.module.css';

const ReviewSheet = loadable(async () => (await import('./ReviewSheet')).ReviewSheet);

const HOUR = 3_600_000;

interface ReviewsProps {
  engagement: MypageEngagementFragment;
  /** The name of the organization as the talent sees it. */
  name: string;
}

/**
 * The reviews of an engagement (work that began through Enishi) by the talent and the organization. The
 * talent can write a review once the engagement has ended, and change it for some hours (`ReviewLimits`).
 */
export function Reviews({ engagement, name }: ReviewsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const reviews = engagement.reviews?.items ?? [];
  const own = reviews.find(({ side }) => side === 'TALENT');
  const now = new Date();
  const isFresh = own && now.getTime() - Date.parse(own.createdAt) < ReviewLimits.changeableHours * HOUR;
  const canWrite = own ? isFresh : hasEnded(engagement, japanDay(now));
  return (
    <>
      {reviews.map(({ id, side, reviewerName, rating, comment, createdAt }) => (
        <div key={id} className={styles.review}>
          <Stack as="p" gap={[4, 12]} wrap align="center">
            <strong>
              {side === 'TALENT'
                ? t('mypage.review.own')
                : t('mypage.review.by', { name: reviewerName ?? name })}
            </strong>
            {rating !== null && <span>{t('mypage.review.rating', { n: rating.toFixed(1) })}</span>}
            <span className={styles.quiet}>{formatDate(createdAt)}</span>
          </Stack>
          {comment && (
            <p className={styles.words} lang="ja">
              {comment}
            </p>
          )}
        </div>
      ))}
      {canWrite && (
        <Stack className={styles.actions} gap={[4, 16]} wrap align="center">
          <Button
            aria-label={t(own ? 'mypage.review.changeOf' : 'mypage.review.writeOf', { name })}
            onClick={() => setIsOpen(true)}
          >
            {t(own ? 'mypage.review.change' : 'mypage.review.write')}
          </Button>
        </Stack>
      )}
      {isOpen && (
        <ReviewSheet engagementId={engagement.id} name={name} review={own} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
