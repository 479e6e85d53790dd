import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Chip } from '../../../components/chips/Chip';
import type { ReviewScorecardFragment } from '../../../generated/applicationReview';
import { formatDate } from '../../../lib/format/formatDate';
import { loadable } from '../../../lib/loadable/loadable';
import type { listStages } from './listStages';
import styles from './Review.module.css';
import { reviewAxes } from './reviewAxes';
import { summarizeStage } from './summarizeStage';
import { useReviewName } from './useReviewName';
import type { ChangeReview, Review } from './useReview';

const ScorecardSheet = loadable(async () => (await import('./ScorecardSheet')).ScorecardSheet);

interface StageScoresProps {
  review: Review;
  stage: ReturnType<typeof listStages>[number];
  /** Who reads it. */
  sub: string;
  /** Whether the application is at this stage now. */
  isCurrent: boolean;
  change: ChangeReview;
}

/** One scorecard whose ratings are shown. */
function Card({ card, name }: { card: ReviewScorecardFragment; name: string }) {
  const { t } = useTranslation();
  const { recommendation, comment, at } = card;
  const isFor = recommendation === 'STRONG_YES' || recommendation === 'YES';
  return (
    <li>
      <p className={styles.author}>
        <b lang="ja">{name}</b>
        {recommendation && (
          <Chip tone={isFor ? 'primary' : 'quiet'}>{t(`applicationReview.recommend.${recommendation}`)}</Chip>
        )}
        <small>{formatDate(at)}</small>
      </p>
      <p>
        {reviewAxes
          .map((axis) => `${t(`applicationReview.axis.${axis}`)} ${card[axis] ?? ''}`)
          .join(t('common.join'))}
      </p>
      {comment && (
        <p className={styles.text} lang="ja">
          {comment}
        </p>
      )}
    </li>
  );
}

/**
 * What colleagues think at one stage: who has answered and who has not and, once the reader has answered, each opinion
 * and their means.
 */
export function StageScores({ review, stage, sub, isCurrent, change }: StageScoresProps) {
  const { t } = useTranslation();
  const nameOf = useReviewName(review, sub);
  const [isWriting, setIsWriting] = useState(false);
  const { cards, own, means, awaited } = summarizeStage(review, stage.key, sub);
  if (!isCurrent && cards.length === 0) return null;
  const name = stage.title || t(`common.applyType.${stage.state}`);
  const shown = cards.filter(({ recommendation }) => recommendation !== null);
  const hidden = cards.filter(({ recommendation }) => recommendation === null);
  const list = (subs: readonly string[]) => subs.map(nameOf).join(t('common.join'));
  return (
    <div className={styles.stage}>
      <h4 lang={stage.title ? 'ja' : undefined}>{t('applicationReview.stage', { stage: name })}</h4>
      {shown.length > 0 && (
        <p className={styles.means}>
          {t('applicationReview.means', { n: shown.length })}{' '}
          {reviewAxes
            .map((axis) => `${t(`applicationReview.axis.${axis}`)} ${means[axis]?.toFixed(1) ?? ''}`)
            .join(t('common.join'))}
        </p>
      )}
      <ul className={styles.cards}>
        {shown.map((card) => (
          <Card key={card.by} card={card} name={nameOf(card.by)} />
        ))}
      </ul>
      {hidden.length > 0 && (
        <p>
          {t('applicationReview.hidden', { names: list(hidden.map(({ by }) => by)) })}{' '}
          {t('applicationReview.hiddenHint')}
        </p>
      )}
      {isCurrent && awaited && awaited.length > 0 && (
        <p className={styles.quiet}>
          {t('applicationReview.awaited', { names: list(awaited.map((person) => person.sub)) })}
        </p>
      )}
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsWriting(true)}>
        {t(own ? 'applicationReview.rewrite' : 'applicationReview.write')}
      </Button>
      {isWriting && (
        <ScorecardSheet
          {...{ own, change, name }}
          applicationId={review.id}
          stage={stage.key}
          onClose={() => setIsWriting(false)}
        />
      )}
    </div>
  );
}
