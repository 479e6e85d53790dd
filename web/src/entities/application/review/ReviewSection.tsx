import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import type { ApplyType } from '../../../generated/schema';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { ReviewComments } from './ReviewComments';
import { listStages } from './listStages';
import styles from './Review.module.css';
import { StageScores } from './StageScores';
import { useReview } from './useReview';

interface ReviewSectionProps {
  application: {
    id: string;
    type: ApplyType | null;
    history: Parameters<typeof listStages>[0] | null;
  };
}

/**
 * What colleagues say about an applicant: scorecards for each stage of the selection, and comments. It is loaded when it
 * is opened. The API gives it to nobody but those who work for the job.
 */
export function ReviewSection({ application: { id, history, type } }: ReviewSectionProps) {
  const { t } = useTranslation();
  const { review, isMissing, error, isLoading, open, change } = useReview(id);
  const [isOpen, setIsOpen] = useState(false);
  const sub = useSignedIn()?.sub ?? '';
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open === isOpen) return;
    setIsOpen(currentTarget.open);
    if (currentTarget.open) open();
  };
  const stages = listStages(history ?? []);
  const isEnded = type === 'CONTRACTED' || type === 'REJECTED' || type === 'WITHDRAWN';
  let content: ReactNode = null;
  if (error) content = <LoadFailed error={error} onRetry={open} />;
  else if (isMissing) content = <p>{t('applicationReview.missing')}</p>;
  else if (review)
    content = (
      <>
        {stages.map((stage, index) => (
          <StageScores
            key={stage.key}
            {...{ review, stage, sub, change }}
            isCurrent={index === 0 && !isEnded}
          />
        ))}
        <ReviewComments {...{ review, sub, change }} />
      </>
    );
  else if (isLoading) content = <Skeleton shape="card" count={1} />;
  return (
    <section>
      <details className={styles.review} onToggle={toggle}>
        <summary>{t('applicationReview.title')}</summary>
        <small>{t('applicationReview.hint')}</small>
        {content}
      </details>
    </section>
  );
}
