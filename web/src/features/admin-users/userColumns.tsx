import { Button, type TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import { GeneratedAvatar } from '../../components/pictures/GeneratedAvatar';
import type { TextKey } from '../../i18n/TextKey';
import { formatDate } from '../../lib/format/formatDate';
import { RevealContact } from './RevealContact';
import { userName } from './userName';
import type { UsersView } from './UsersView';
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

/** Every column of the table in its order; the first one stays in sight. Those that sort have the API's name. */
export function userColumns({ t, sort, onOpen }: Options): UserColumn[] {
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
      ...plain('name', 'adminUsers.column.name', 180, userName),
      fixed: 'start',
      render: (_, user) => (
        <Button
          type="link"
          size="small"
          icon={<GeneratedAvatar name={userName(user)} image={user.profileIcon} size={24} />}
          aria-label={t('adminUsers.open', { name: userName(user) })}
          onClick={() => onOpen(user)}
        >
          {userName(user)}
        </Button>
      ),
    },
    plain('kana', 'adminUsers.column.kana', 160, ({ phoneticName }) => phoneticName),
    plain('mainJob', 'adminUsers.column.mainJob', 180, ({ mainJob }) => mainJob?.name),
    plain('skills', 'adminUsers.column.skills', 220, ({ skillTags }) => skillTags?.join(t('pieces.join'))),
    plain(
      'changeJobs',
      'adminUsers.facet.appetiteToChangeJobs',
      140,
      ({ appetiteToChangeJobs: value }) => value && t(`adminUsers.appetite.${value}`),
    ),
    plain(
      'sideWork',
      'adminUsers.facet.appetiteToSideWork',
      140,
      ({ appetiteToSideWork: value }) => value && t(`adminUsers.appetite.${value}`),
    ),
    {
      ...plain(
        'lastVisitedDay',
        'adminUsers.column.lastVisited',
        132,
        ({ lastVisitedAt }) => lastVisitedAt && formatDate(lastVisitedAt),
      ),
      ...sortable('lastVisitedDay'),
    },
    {
      ...plain('evaluationAvg', 'adminUsers.column.evaluation', 88, ({ evaluationAvg }) =>
        evaluationAvg?.toFixed(1),
      ),
      ...sortable('evaluationAvg'),
      align: 'right',
    },
    plain('agreed', 'adminUsers.facet.isAgreedPostForClient', 110, ({ isAgreedPostForClient }) =>
      t(isAgreedPostForClient ? 'adminUsers.agreed' : 'adminUsers.notAgreed'),
    ),
    plain('shown', 'adminUsers.facet.isPrivate', 88, ({ isPrivate }) =>
      t(isPrivate ? 'adminUsers.private' : 'adminUsers.public'),
    ),
    {
      ...plain('contact', 'adminUsers.column.contact', 240, () => null),
      render: (_, user) => user.sub && <RevealContact key={user.sub} sub={user.sub} name={userName(user)} />,
    },
    {
      ...plain('createdAt', 'adminUsers.column.createdAt', 132, ({ createdAt }) => formatDate(createdAt)),
      ...sortable('createdAt'),
    },
  ];
}
