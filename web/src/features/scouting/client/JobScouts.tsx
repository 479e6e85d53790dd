import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Grid } from '../../../components/layout/Grid';
import { PageHead } from '../../../components/page/PageHead';
import { RowList } from '../../../components/table/RowList';
import { JobScoutsDocument } from '../../../generated/jobScouts';
import { paths } from '../../../lib/paths';
import { ScoutCounts } from './ScoutCounts';
import { ScoutRow } from './ScoutRow';

/**
 * Who was scouted or recommended for a job, the newest first, with how far each has come. The title of the job is that of
 * the rows: one call reads the screen, and one more the talents.
 */
export function JobScouts() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch, fetchMore } = useQuery(JobScoutsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.listInvolvements;
  const rows = found?.items;
  const title = rows?.[0]?.openJob?.title;
  const nextToken = found?.nextToken;
  return (
    <Grid gap={16}>
      <PageHead
        title={t('scouting.title')}
        state={title && <span lang="ja">{title}</span>}
        action={<Link to={paths.clientBoard(id)}>{t('scouting.board')}</Link>}
      />
      {rows && <ScoutCounts rows={rows} isPart={!!nextToken} />}
      <RowList
        rows={rows}
        hasFailed={!!error}
        onRetry={() => void refetch()}
        onMore={nextToken ? () => void fetchMore({ variables: { id, nextToken } }) : undefined}
        more={t('scouting.more')}
        empty={
          <EmptyState
            illustration="search"
            action={<ButtonLink to={paths.clientUsers}>{t('scouting.find')}</ButtonLink>}
          >
            {t('scouting.none')}
          </EmptyState>
        }
        render={(scout) => <ScoutRow scout={scout} />}
      />
    </Grid>
  );
}
