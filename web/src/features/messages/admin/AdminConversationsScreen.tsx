import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import type { RecordColumn } from '../../../components/table/records/RecordColumn';
import { RecordTable } from '../../../components/table/records/RecordTable';
import { useRecordsView } from '../../../components/table/records/useRecordsView';
import {
  AdminConversationsDocument,
  type ListedConversationFragment,
} from '../../../generated/adminMessages';
import { formatDateTime } from '../../../lib/format/formatDateTime';
import { paths } from '../../../lib/paths';
import { pageSizes } from '../../../lib/settings/pageSizes';
import { useIsNarrow } from '../../../lib/useIsNarrow';

/**
 * The administrators' screen /admin/message with all conversations: who takes part, about which job, and how
 * many messages there are, but not what they say.
 */
export function AdminConversationsScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [{ keyword }] = useRecordsView();
  const variables = {
    filter: keyword ? { keyword: { match: keyword } } : null,
    limit: pageSizes.adminTables,
  };
  const { data, previousData, loading, error, refetch, fetchMore } = useQuery(AdminConversationsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const { items, nextToken } = (data ?? previousData)?.listConversations ?? {};
  const people = ({ participants }: ListedConversationFragment) =>
    (participants ?? []).map(({ name }) => name ?? t('adminMessages.nameless')).join(t('common.join'));
  const columns: RecordColumn<ListedConversationFragment>[] = [
    {
      key: 'people',
      title: t('adminMessages.column.people'),
      width: useIsNarrow() ? 208 : 320,
      fixed: 'start',
      text: people,
      render: (_, conversation) => (
        <Link to={paths.adminConversation(conversation.id)} lang="ja">
          {people(conversation)}
        </Link>
      ),
    },
    {
      key: 'job',
      title: t('adminMessages.column.about'),
      width: 320,
      text: ({ openJob, name }) => openJob?.title ?? name,
      render: (_, { openJob, name }) =>
        openJob ? (
          <Link to={paths.adminJob(openJob.id)} lang="ja">
            {openJob.title}
          </Link>
        ) : (
          name
        ),
    },
    {
      key: 'count',
      title: t('adminMessages.column.count'),
      width: 112,
      align: 'right',
      text: ({ messageCount }) => messageCount ?? 0,
    },
    {
      key: 'last',
      title: t('adminMessages.column.last'),
      width: 184,
      text: ({ lastMessageAt }) => formatDateTime(lastMessageAt),
    },
  ];
  return (
    <RecordTable<ListedConversationFragment>
      title={t('adminMessages.title')}
      lead={t('adminMessages.lead')}
      columns={columns}
      rows={items}
      isSearchedByApi
      loading={loading}
      isFailed={error !== undefined}
      onRetry={() => void refetch()}
      empty={
        <EmptyState illustration="calm">{t(keyword ? 'records.notFound' : 'adminMessages.none')}</EmptyState>
      }
      onOpen={({ id }) => void navigate(paths.adminConversation(id))}
      onMore={nextToken ? () => void fetchMore({ variables: { ...variables, nextToken } }) : undefined}
    />
  );
}
