import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../components/layout/Stack';
import { Grid } from '../../../components/layout/Grid';
import { MoveMenu } from '../../../components/work/MoveMenu';
import { Button } from '../../../components/buttons/Button';
import { useTableCsv } from '../../../components/table/useTableCsv';
import type { BoardApplicationFragment } from '../../../generated/jobBoard';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import { applicationAge } from '../../../entities/application/applicationAge';
import { getShownState } from '../../../entities/application/move/getShownState';
import type { BoardContentProps } from './BoardContentProps';
import { getShownName } from './getShownName';
import styles from './JobBoard.module.css';
import { useReviewsCsv } from './useReviewsCsv';

/** The applications to a job as a table, which can be saved as a CSV file. */
export function ApplicationTable(props: BoardContentProps) {
  const { title, applications, moves, places, targetsOf, labelOf, onMove } = props;
  const { t } = useTranslation();
  const stateOf = (application: BoardApplicationFragment) => getShownState(application, moves);
  const stateText = (application: BoardApplicationFragment) => {
    const { type: state, step } = stateOf(application);
    return labelOf({ state, step });
  };
  const reviews = useReviewsCsv(title, applications);
  const csv = useTableCsv<BoardApplicationFragment>({
    name: title,
    columns: [
      { title: t('jobBoard.column.talent'), text: (row) => getShownName(row, t) },
      { title: t('jobBoard.column.state'), text: stateText },
      { title: t('jobBoard.column.createdAt'), text: ({ createdAt }) => formatDate(createdAt) },
      { title: t('jobBoard.column.age'), text: (row) => applicationAge(row) },
      { title: t('jobBoard.column.message'), text: ({ message }) => message },
      {
        title: t('relation.decision'),
        text: ({ decision }) =>
          decision && [t(`relation.rejection.${decision.reason}`), decision.note].filter(Boolean).join('：'),
      },
    ],
    read: (from) => Promise.resolve({ items: applications.slice(from), total: applications.length }),
  });
  return (
    <Grid gap={12} justify="end">
      <Stack gap={8} wrap justify="end">
        <Button disabled={csv.isSaving} onClick={() => void csv.save()}>
          {t('jobBoard.csv')}
        </Button>
        <Button disabled={reviews.isSaving} onClick={() => void reviews.save()}>
          {t('applicationReview.csv')}
        </Button>
      </Stack>
      <ul className={styles.rows} aria-label={t('jobBoard.view.table')}>
        {applications.map((application) => {
          const { isUnsent } = stateOf(application);
          const name = getShownName(application, t);
          const targets = isUnsent ? [] : targetsOf(application);
          return (
            <li key={application.id}>
              <span lang="ja">
                {application.conversationId ? (
                  <Link
                    to={paths.clientApplication({
                      id: application.id,
                      conversationId: application.conversationId,
                    })}
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <span>
                {isUnsent
                  ? t('jobBoard.unsentTo', { state: stateText(application) })
                  : stateText(application)}
              </span>
              <span>{formatDate(application.createdAt)}</span>
              <span>{t('jobBoard.since', { n: applicationAge(application) })}</span>
              <MoveMenu
                name={name}
                targets={places
                  .filter(({ key }) => targets.includes(key))
                  .map((place) => ({ key: place.key, label: labelOf(place) }))}
                onMove={(to) => onMove(application.id, to)}
              />
            </li>
          );
        })}
      </ul>
    </Grid>
  );
}
