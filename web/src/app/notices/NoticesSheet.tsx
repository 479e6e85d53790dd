import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/Button';
import { noticeKinds } from '../../../../model/notices/noticeKinds';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { Sheet } from '../../components/overlays/Sheet';
import type { useNotices } from '../../entities/notice/useNotices';
import type { NoticeRowFragment } from '../../generated/notices';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { formatDateTime } from '../../lib/format/formatDateTime';
import styles from './NoticesSheet.module.css';

interface NoticesSheetProps {
  notices: ReturnType<typeof useNotices>;
  open: boolean;
  onClose: () => void;
}

/** The list of a person's notices. Opening one marks it as read and leads to what it is about. */
export function NoticesSheet({ notices, open, onClose }: NoticesSheetProps) {
  const { t } = useTranslation();
  const person = useSignedIn();
  // The token has an organization only while the client area is open.
  const area = person?.isAdmin ? 'admin' : person?.organizationId ? 'client' : 'talent';
  const { page, error, refetch, unread, markRead, loadMore } = notices;
  const textOf = ({ kind, title, state }: NoticeRowFragment) => {
    if (!kind) return '';
    return t(`notices.${kind}`, { title: title ?? '', state: state ? t(`common.applyType.${state}`) : '' });
  };
  const choose = ({ id, isRead }: NoticeRowFragment) => {
    if (isRead !== true) void markRead([id]);
    onClose();
  };
  return (
    <Sheet
      open={open}
      title={t('shell.notices.title')}
      onClose={onClose}
      footer={
        unread.length > 0 && (
          <Button block onClick={() => void markRead(unread.slice(0, 50).map(({ id }) => id))}>
            {t('notices.markAll')}
          </Button>
        )
      }
    >
      {error && !page && <LoadFailed onRetry={() => void refetch()} />}
      {page?.items.length === 0 && <EmptyState illustration="calm">{t('notices.none')}</EmptyState>}
      <ul className={styles.list}>
        {page?.items.map((notice) => (
          <li key={notice.id}>
            <Link
              className={styles.link}
              data-unread={notice.isRead !== true}
              to={notice.kind ? noticeKinds[notice.kind].pathOf(notice.subject ?? '', area) : '/'}
              onClick={() => choose(notice)}
            >
              <span className={styles.dot} aria-hidden />
              <span className={styles.text}>
                {notice.isRead !== true && <span className={styles.hidden}>{t('notices.unread')}</span>}
                {textOf(notice)}
              </span>
              <time className={styles.at} dateTime={notice.createdAt}>
                {formatDateTime(notice.createdAt)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      {page?.nextToken && (
        <div className={styles.more}>
          <Button onClick={() => void loadMore()}>{t('notices.more')}</Button>
        </div>
      )}
    </Sheet>
  );
}
