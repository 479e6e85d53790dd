import { type TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import type { TextKey } from '../../../i18n/TextKey';
import { formatDate } from '../../../lib/format/formatDate';
import { getUserName } from './getUserName';
import type { UsersView } from '../search/UsersView';
import type { ShownUser } from './useUsers';
import { useLazyQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { AdminUserContactDocument } from '../../../generated/adminUsers';

/**
 * Shows a talent's email to an administrator when they press a button. It is not loaded before, because the
 * API records each reading of it in the audit log.
 */
function RevealContact({ sub, name }: { sub: string; name: string }) {
  const { t } = useTranslation();
  const [reveal, { data, loading, error }] = useLazyQuery(AdminUserContactDocument, {
    fetchPolicy: 'no-cache',
  });
  if (data) return <>{data.getUserPrivate?.email ?? t('users.noContact')}</>;
  return (
    <Button
      size="small"
      loading={loading}
      aria-label={t('users.revealOf', { name })}
      onClick={() => void reveal({ variables: { sub } }).catch(() => undefined)}
    >
      {t(error ? 'common.reload' : 'users.reveal')}
    </Button>
  );
}

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
      ...plain('name', 'users.column.name', 180, getUserName),
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
    plain('mainJob', 'users.column.mainJob', 172, ({ mainJob }) => mainJob?.name),
    plain('skills', 'users.column.skills', 204, ({ skillTags }) => skillTags?.join(t('common.join'))),
    plain(
      'changeJobs',
      'users.facet.appetiteToChangeJobs',
      140,
      ({ appetiteToChangeJobs: value }) => value && t(`users.appetite.${value}`),
    ),
    plain(
      'sideWork',
      'users.facet.appetiteToSideWork',
      140,
      ({ appetiteToSideWork: value }) => value && t(`users.appetite.${value}`),
    ),
    {
      ...plain(
        'lastVisitedDay',
        'users.column.lastVisited',
        132,
        ({ lastVisitedAt }) => lastVisitedAt && formatDate(lastVisitedAt),
      ),
      ...sortable('lastVisitedDay'),
    },
    {
      ...plain('evaluationAvg', 'users.column.evaluation', 88, ({ evaluationAvg }) =>
        evaluationAvg?.toFixed(1),
      ),
      ...sortable('evaluationAvg'),
      align: 'right',
    },
    plain('agreed', 'users.facet.isAgreedPostForClient', 110, ({ isAgreedPostForClient }) =>
      t(isAgreedPostForClient ? 'users.agreed' : 'users.notAgreed'),
    ),
    plain('shown', 'users.facet.isPrivate', 88, ({ isPrivate }) =>
      t(isPrivate ? 'users.private' : 'users.public'),
    ),
    {
      ...plain('contact', 'users.column.contact', 240, () => null),
      render: (_, user) =>
        user.sub && <RevealContact key={user.sub} sub={user.sub} name={getUserName(user)} />,
    },
    {
      ...plain('createdAt', 'users.column.createdAt', 132, ({ createdAt }) => formatDate(createdAt)),
      ...sortable('createdAt'),
    },
  ];
}
