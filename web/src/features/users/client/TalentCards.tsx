import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Pager } from '../../../components/pager/Pager';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { KeepTalentButton } from '../../../entities/pool/KeepTalentButton';
import { TieMarks } from '../../../entities/scouting/TieMarks';
import { useTalentTies } from '../../../entities/scouting/useTalentTies';
import { getClientName } from '../../../entities/talent/getClientName';
import { TalentCard } from '../../../entities/talent/TalentCard';
import { paths } from '../../../lib/paths';
import type { UsersView } from '../search/UsersView';
import { writeUsersView } from '../search/writeUsersView';
import styles from './ClientUsers.module.css';
import type { useOfferedTalents } from './useOfferedTalents';

interface TalentCardsProps {
  view: UsersView;
  organizationId: string;
  results: ReturnType<typeof useOfferedTalents>;
  onClear: () => void;
}

/** Shows one page of found talents as cards, with the pager below them. */
export function TalentCards({ view, organizationId, results, onClear }: TalentCardsProps) {
  const { t } = useTranslation();
  const { talents, pages, isStale, error, refetch } = results;
  const ties = useTalentTies(
    organizationId,
    (talents ?? []).map(({ id }) => id),
  );
  const hrefOf = (page: number) => {
    const query = new URLSearchParams(writeUsersView({ ...view, page })).toString();
    return query ? `${paths.clientUsers}?${query}` : paths.clientUsers;
  };
  return (
    <>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!talents && !error && <Skeleton shape="card" count={3} />}
      {talents?.length === 0 && !isStale && (
        <EmptyState
          illustration="search"
          action={<Button onClick={onClear}>{t('common.clearFilters')}</Button>}
        >
          {t('users.none')}
        </EmptyState>
      )}
      <ul className={styles.grid} aria-busy={isStale}>
        {talents?.map((talent) => (
          <li key={talent.id}>
            <TalentCard
              talent={talent}
              to={paths.clientUser(talent.id)}
              mark={<TieMarks ties={ties.get(talent.id)} />}
              aside={
                <KeepTalentButton
                  userID={talent.id}
                  name={getClientName(talent, t)}
                  isKept={ties.get(talent.id)?.isKept}
                  organizationId={organizationId}
                />
              }
            />
          </li>
        ))}
      </ul>
      <Pager current={view.page} last={pages} hrefOf={hrefOf} />
    </>
  );
}
