import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Grid } from '../../../components/layout/Grid';
import { MoveMenu } from '../../../components/work/MoveMenu';
import { Button } from '../../../components/buttons/Button';
import { useTableCsv } from '../../../components/table/useTableCsv';
import type { ApplicationRowFragment } from '../../../generated/application';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import { applicationAge } from '../../../entities/application/applicationAge';
import { getShownState } from '../../../entities/application/move/getShownState';
import { listNextStates } from '../../../entities/application/move/listNextStates';
import type { BoardContentProps } from './BoardContentProps';
import { getShownName } from './getShownName';
import styles from './JobBoard.module.css';

/** The applications to a job as a table, which can be saved as a CSV file. */
export function ApplicationTable({ title, applications, moves, onMove }: BoardContentProps) {
  const { t } = useTranslation();
  const stateOf = (application: ApplicationRowFragment) => getShownState(application, moves);
  const stateText = (application: ApplicationRowFragment) =>
    t(`common.applyType.${stateOf(application).type}`);
  const csv = useTableCsv<ApplicationRowFragment>({
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
      <Button disabled={csv.isSaving} onClick={() => void csv.save()}>
        {t('jobBoard.csv')}
      </Button>
      <ul className={styles.rows} aria-label={t('jobBoard.view.table')}>
        {applications.map((application) => {
          const { type, isUnsent } = stateOf(application);
          const name = getShownName(application, t);
          const targets = isUnsent ? [] : listNextStates(type);
          return (
            <li key={application.id}>
              <span lang="ja">
                {application.conversationId ? (
                  <Link to={paths.clientConversation(application.conversationId)}>{name}</Link>
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
                targets={targets.map((key) => ({ key, label: t(`common.applyType.${key}`) }))}
                onMove={(to) => onMove(application.id, to)}
              />
            </li>
          );
        })}
      </ul>
    </Grid>
  );
}
