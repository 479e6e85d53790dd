import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../components/layout/Stack';
import { Grid } from '../../../components/layout/Grid';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { RatingRadar } from '../../../components/stats/RatingRadar';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import styles from '../Mypage.module.css';
import type { MypageUser } from '../MypageUser';
import { meanRatings } from './meanRatings';

interface Opinion {
  id: string;
  /**
   * The organization and the name of the person who wrote the evaluation, as far as they are disclosed.
   * Empty for a comment, whose author is not shown.
   */
  by: string;
  rating: number | null;
  words: string | null;
  at: string;
}

/**
 * Combines into one list, the newest first, the published evaluations of a talent and the published comments
 * about the talent.
 */
function listOpinions({ evaluations, evaluationComments }: MypageUser, join: string): Opinion[] {
  const evaluated = (evaluations?.items ?? []).map((one) => ({
    id: one.id,
    by: [one.picOrganizationName, one.picName].filter(Boolean).join(join),
    rating: one.totalRating,
    words: one.picComment,
    at: one.createdAt,
  }));
  const commented = (evaluationComments?.items ?? []).map(({ id, rate, message, createdAt }) => ({
    ...{ id, by: '', rating: rate, words: message, at: createdAt },
  }));
  return [...evaluated, ...commented].sort((a, b) => b.at.localeCompare(a.at));
}

/**
 * The tab with the published evaluations of the talent: the average, the five ratings, and the written
 * comments.
 */
export function EvaluationsTab({ user }: { user: MypageUser }) {
  const { t } = useTranslation();
  const opinions = listOpinions(user, t('common.join'));
  const count = user.evaluations?.items.length ?? 0;
  if (opinions.length === 0)
    return (
      <EmptyState illustration="calm" action={<Link to={paths.jobs}>{t('mypage.findJobs')}</Link>}>
        {t('mypage.none.evaluations')}
      </EmptyState>
    );
  return (
    <Grid gap={16}>
      {count > 0 && (
        <section className={styles.card}>
          <h3>
            {typeof user.evaluationAvg === 'number'
              ? t('mypage.evaluation.average', { average: user.evaluationAvg.toFixed(1), n: count })
              : t('mypage.tab.evaluations')}
          </h3>
          <RatingRadar
            ratings={meanRatings(user.evaluations?.items ?? []).map(({ key, mean }) => ({
              label: t(`mypage.evaluation.${key}`),
              value: mean,
            }))}
          />
        </section>
      )}
      <Grid as="ul" gap={16}>
        {opinions.map(({ id, by, rating, words, at }) => (
          <li key={id} className={styles.card}>
            <Stack as="p" gap={[4, 12]} wrap align="center">
              <strong lang={by ? 'ja' : undefined}>{by || t('mypage.evaluation.comment')}</strong>
              {rating !== null && <span>{t('mypage.review.rating', { n: rating.toFixed(1) })}</span>}
              <span className={styles.quiet}>{formatDate(at)}</span>
            </Stack>
            {words && (
              <p className={styles.words} lang="ja">
                {words}
              </p>
            )}
          </li>
        ))}
      </Grid>
    </Grid>
  );
}
