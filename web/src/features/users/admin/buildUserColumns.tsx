import { type TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import { Button } from '../../../components/buttons/Button';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import type { TextKey } from '../../../i18n/TextKey';
import { formatShortDate } from '../../../lib/format/formatShortDate';
import { getUserName } from './getUserName';
import { UserStateChips } from './UserStateChips';
import type { UsersView } from '../search/UsersView';
import type { ShownUser } from './useUsers';
export interface UserColumn extends TableColumnType<ShownUser> {
  key: string;
  title: string;
}

interface Options {
  t: TFunction;
  sort: UsersView['sort'];
  onOpen: (user: ShownUser) => void;
}

/**
 * Returns all columns of the table of talents in their order. The first column stays visible when the table
 * scrolls sideways. The keys of sortable columns are the API's field names.
 */
export function buildUserColumns({ t, sort, onOpen }: Options): UserColumn[] {
  const plain = (
    key: string,
    title: TextKey,
    width: number,
    text: (user: ShownUser) => unknown,
  ): UserColumn => ({
    key,
    title: t(title),
    width,
    ellipsis: true,
    render: (_, user) => <>{text(user) ?? ''}</>,
  });
  const sortable = (field: string) => ({
    sorter: true,
    sortOrder: sort?.field === field ? (`${sort.direction}end` as const) : null,
  });
  return [
    {
      ...plain('name', 'users.column.name', 170, getUserName),
      ...sortable('name'),
      fixed: 'start',
      render: (_, user) => (
        <Button
          look="link"
          size="small"
          icon={<GeneratedAvatar name={getUserName(user)} image={user.profileIcon} size={24} />}
          aria-label={t('users.open', { name: getUserName(user) })}
          onClick={() => onOpen(user)}
        >
          {getUserName(user)}
        </Button>
      ),
    },
    plain('kana', 'users.column.kana', 144, ({ phoneticName }) => phoneticName),
    plain('mainJob', 'users.column.mainJob', 134, ({ mainJob }) => mainJob?.name),
    plain('skills', 'users.column.skills', 156, ({ skillTags }) => skillTags?.join(t('common.join'))),
    plain(
      'changeJobs',
      'users.facet.appetiteToChangeJobs',
      108,
      ({ appetiteToChangeJobs: value }) => value && t(`users.appetite.${value}`),
    ),
    plain(
      'sideWork',
      'users.facet.appetiteToSideWork',
      108,
      ({ appetiteToSideWork: value }) => value && t(`users.appetite.${value}`),
    ),
    {
      ...plain(
        'lastVisitedDay',
        'users.column.lastVisited',
        112,
        ({ lastVisitedAt }) => lastVisitedAt && formatShortDate(lastVisitedAt),
      ),
      ...sortable('lastVisitedDay'),
    },
    {
      ...plain('evaluationAvg', 'users.column.evaluation', 76, ({ evaluationAvg }) =>
        evaluationAvg?.toFixed(1),
      ),
      ...sortable('evaluationAvg'),
      align: 'right',
    },
    {
      ...plain('state', 'users.column.state', 104, () => null),
      render: (_, user) => <UserStateChips user={user} />,
    },
    {
      ...plain('createdAt', 'users.column.createdAt', 100, ({ createdAt }) => formatShortDate(createdAt)),
      ...sortable('createdAt'),
    },
  ];
}
