import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import {
  MarkedNoticesDocument,
  MarkNoticesDocument,
  NewNoticeDocument,
  type NoticeRowFragment,
  NoticesDocument,
} from '../../generated/notices';

/**
 * Returns the newest notices of the person and which of them are unread. Also returns functions that mark
 * notices as read and that load older notices. Subscriptions add new notices, and mark those as read that
 * the person reads in another window.
 */
export function useNotices(userId: string) {
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useQuery(NoticesDocument);
  const page = data?.listUserNotices;
  const update = (change: (items: readonly NoticeRowFragment[]) => readonly NoticeRowFragment[]) =>
    client.cache.updateQuery({ query: NoticesDocument }, (cached) =>
      cached
        ? { listUserNotices: { ...cached.listUserNotices, items: [...change(cached.listUserNotices.items)] } }
        : cached,
    );
  const setRead = (ids: readonly string[], isRead: boolean) =>
    update((items) => items.map((item) => (ids.includes(item.id) ? { ...item, isRead } : item)));

  useSubscription(NewNoticeDocument, {
    variables: { userId },
    onData({ data: { data: arrived } }) {
      const notice = arrived?.onCreateUserNotice;
      if (!notice) return;
      update((items) => [notice, ...items.filter(({ id }) => id !== notice.id)]);
    },
  });
  useSubscription(MarkedNoticesDocument, {
    variables: { userId },
    onData({ data: { data: marked } }) {
      const change = marked?.onUpdateUserNotice;
      if (change) setRead(change.ids, change.isRead);
    },
  });

  const markRead = async (ids: readonly string[]) => {
    setRead(ids, true);
    try {
      await client.mutate({
        mutation: MarkNoticesDocument,
        variables: { input: { ids: [...ids], isRead: true } },
      });
    } catch {
      // The list shows what is stored; nothing else depends on it.
      await refetch().catch(() => undefined);
    }
  };
  const loadMore = () => fetchMore({ variables: { nextToken: page?.nextToken } });
  const unread = page?.items.filter(({ isRead }) => isRead !== true) ?? [];
  return { page, error, refetch, unread, markRead, loadMore };
}
