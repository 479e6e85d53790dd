import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../../../components/buttons/Button';
import { ButtonLink } from '../../../../components/buttons/ButtonLink';
import { EmptyState } from '../../../../components/feedback/EmptyState';
import { ChoiceChips } from '../../../../components/filters/ChoiceChips';
import { Grid } from '../../../../components/layout/Grid';
import { PageHead } from '../../../../components/page/PageHead';
import { BulkBar } from '../../../../components/table/BulkBar';
import { RowList } from '../../../../components/table/RowList';
import { useSelection } from '../../../../components/table/useSelection';
import { OfOrganization } from '../../../../entities/organization/OfOrganization';
import { getClientName } from '../../../../entities/talent/getClientName';
import { PooledTalentsDocument, type PooledTalentsQuery } from '../../../../generated/pool';
import { loadable } from '../../../../lib/loadable/loadable';
import { paths } from '../../../../lib/paths';
import { JobFilter } from './JobFilter';
import { PooledCard } from './PooledCard';

export type PooledTalent = PooledTalentsQuery['listPooledTalents']['items'][number];

/** The maximum number of people who are scouted together: as many conversations begin in a minute. */
const MOST = 20;

const BulkScoutSheet = loadable(async () => (await import('./BulkScoutSheet')).BulkScoutSheet);

/**
 * The talents whom an organization keeps, those kept last first, with filters by label and job in the URL, and scouts for
 * several of them. One call reads the screen.
 */
function Pool({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const [label, openJobID] = [params.get('label'), params.get('job')];
  const variables = { organizationId, label, openJobID };
  const { data, error, refetch, fetchMore } = useQuery(PooledTalentsDocument, {
    ...{ variables, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
  });
  const [gone, setGone] = useState<readonly string[]>([]);
  const [selected, select] = useSelection<PooledTalent>(variables);
  const [isScouting, setIsScouting] = useState(false);
  const found = data?.listPooledTalents;
  const rows = found?.items.filter(({ id }) => !gone.includes(id));
  const nextToken = found?.nextToken;
  const change = (name: 'label' | 'job', value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const nameOf = ({ user }: PooledTalent) => (user ? getClientName(user, t) : '');
  return (
    <Grid gap={16}>
      <PageHead
        title={t('pool.title')}
        state={t('pool.lead')}
        action={<Link to={paths.clientUsers}>{t('pool.find')}</Link>}
      />
      <JobFilter {...{ organizationId }} chosen={openJobID} onChange={(id) => change('job', id)} />
      {(found?.labels.length ?? 0) > 0 && (
        <ChoiceChips
          label={t('pool.label')}
          options={(found?.labels ?? []).map((value) => ({ value, label: value }))}
          chosen={label}
          onChange={(value) => change('label', value)}
        />
      )}
      <RowList
        rows={rows}
        hasFailed={!!error}
        onRetry={() => void refetch()}
        onMore={nextToken ? () => void fetchMore({ variables: { ...variables, nextToken } }) : undefined}
        more={t('pool.more')}
        empty={
          <EmptyState
            illustration="search"
            action={
              label || openJobID ? (
                <Button onClick={() => setParams({}, { replace: true })}>{t('common.clearFilters')}</Button>
              ) : (
                <ButtonLink to={paths.clientUsers}>{t('pool.find')}</ButtonLink>
              )
            }
          >
            {t(label || openJobID ? 'pool.noneHere' : 'pool.none')}
          </EmptyState>
        }
        selection={{
          rows: selected,
          onChange: (next) => select(() => next),
          nameOf: (row) => t('pool.select', { name: nameOf(row) }),
        }}
        render={(pooled) => (
          <PooledCard
            {...{ pooled, organizationId }}
            name={nameOf(pooled)}
            onLetGo={() => {
              setGone((before) => [...before, pooled.id]);
              select((before) => before.filter(({ id }) => id !== pooled.id));
            }}
          />
        )}
      />
      <BulkBar count={selected.length} onClear={() => select(() => [])}>
        {selected.length > MOST && <span role="alert">{t('pool.scoutMost', { n: MOST })}</span>}
        <Button look="primary" disabled={selected.length > MOST} onClick={() => setIsScouting(true)}>
          {t('pool.scout')}
        </Button>
      </BulkBar>
      {isScouting && (
        <BulkScoutSheet
          {...{ organizationId }}
          talents={selected.map(({ userID, user, ties }) => ({
            userID,
            name: user ? getClientName(user, t) : '',
            ties,
          }))}
          onClose={() => {
            setIsScouting(false);
            select(() => []);
            void refetch();
          }}
        />
      )}
    </Grid>
  );
}

/** The screen /client/users/kept: the talents whom an organization keeps (気になる人材). */
export function PoolScreen() {
  const { t } = useTranslation();
  return (
    <OfOrganization title={t('pool.title')}>
      {(organizationId) => <Pool organizationId={organizationId} />}
    </OfOrganization>
  );
}
