import { useTranslation } from 'react-i18next';
import { Stack } from '../../../../components/layout/Stack';
import { evaluationRatings } from '../../../../../../model/evaluationRatings';
import { RecordActions } from '../../histories/list/RecordActions';
import { Visibility } from '../../../../components/page/Visibility';
import { RatingRadar } from '../../../../components/stats/RatingRadar';
import type { AdminEvaluationFragment } from '../../../../generated/evaluations';
import { formatDate } from '../../../../lib/format/formatDate';
import styles from '../AdminProfile.module.css';
import { ratingsOf } from '../fields/ratingsOf';
import { Words } from '../fields/Words';

interface EvaluationCardProps {
  evaluation: AdminEvaluationFragment;
  onEdit: () => void;
  /** Called to delete the evaluation, which is possible until it is published. */
  onDelete: () => void;
}

/** One evaluation of a talent: its author, the total, the five ratings, the comment, and whether others see it. */
export function EvaluationCard({ evaluation, onEdit, onDelete }: EvaluationCardProps) {
  const { t } = useTranslation();
  const { picOrganizationName, picName, picComment, totalRating, published, createdAt } = evaluation;
  const by = [...new Set([picOrganizationName, picName])].filter(Boolean).join(t('common.join'));
  return (
    <>
      <h3 lang="ja">{by || t('adminProfile.evaluation.nameless')}</h3>
      <Stack as="p" gap={[8, 12]} wrap align="center">
        {totalRating !== null && (
          <strong>{t('adminProfile.evaluation.total', { n: totalRating.toFixed(1) })}</strong>
        )}
        <span className={styles.quiet}>{formatDate(createdAt)}</span>
        <Visibility isVisible={published === true}>
          {t(`adminProfile.evaluation.${published ? 'isPublished' : 'isDraft'}`)}
        </Visibility>
      </Stack>
      <RatingRadar
        ratings={ratingsOf(evaluation, evaluationRatings, (name) =>
          t(`adminProfile.evaluation.field.${name}`),
        )}
      />
      <Words heading={t('adminProfile.evaluation.field.picComment')} text={picComment} />
      <RecordActions
        name={t('adminProfile.evaluation.of', { name: by })}
        onEdit={onEdit}
        onDelete={published ? undefined : onDelete}
      />
    </>
  );
}
