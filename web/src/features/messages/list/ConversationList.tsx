import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { Button } from '../../../components/buttons/Button';
import { previewOf } from '../../../entities/conversation/previewOf';
import { capCount } from '../../../lib/format/capCount';
import type { ConversationRowFragment } from '../../../generated/conversations';
import { useMessagePaths } from '../useMessagePaths';
import { filterRows, type ListView } from './filterRows';
import { formatMoment } from './formatMoment';
import styles from './ConversationList.module.css';

const ALL: ListView = { keyword: '', unreadOnly: false, jobId: '' };

/** The list of the person's conversations, in the order of `rows`, with a search field and filters. */
export function ConversationList({ rows }: { rows: readonly ConversationRowFragment[] }) {
  const { t } = useTranslation();
  const { conversation } = useMessagePaths();
  const [view, setView] = useState(ALL);
  const change = (changes: Partial<ListView>) => setView({ ...view, ...changes });
  const found = useMemo(() => filterRows(rows, view, t), [rows, view, t]);
  const jobs = useMemo(() => {
    const named = rows.flatMap(({ conversation: about }) =>
      about?.openJobConversationsId ? [[about.openJobConversationsId, about.name ?? ''] as const] : [],
    );
    return [...new Map(named)];
  }, [rows]);
  return (
    <>
      <div className={styles.filters}>
        <input
          type="search"
          value={view.keyword}
          aria-label={t('messages.search')}
          placeholder={t('messages.search')}
          onChange={({ target }) => change({ keyword: target.value })}
        />
        <Button
          look="bare"

          aria-pressed={view.unreadOnly}
          onClick={() => change({ unreadOnly: !view.unreadOnly })}
        >
          {t('messages.unreadOnly')}
        </Button>
        <select
          value={view.jobId}
          aria-label={t('messages.byJob')}
          onChange={({ target }) => change({ jobId: target.value })}
        >
          <option value="">{t('messages.allJobs')}</option>
          {jobs.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {found.length === 0 && (
        <p role="status" className={styles.none}>
          {t('messages.noneFound')}{' '}
          <Button size="small" onClick={() => setView(ALL)}>
            {t('messages.showAll')}
          </Button>
        </p>
      )}
      <ul className={styles.list}>
        {found.map((row) => (
          <li key={row.id}>
            <NavLink to={conversation(row.conversationId ?? '')} data-unread={Boolean(row.unreadCount)}>
              <GeneratedAvatar name={row.partnerName ?? ''} image={row.partnerIcon} size={40} />
              <span className={styles.texts}>
                <strong>{row.partnerName}</strong>
                {row.conversation?.name && <span>{row.conversation.name}</span>}
                <span>{previewOf(row, t)}</span>
              </span>
              <span className={styles.side}>
                <time dateTime={row.lastMessageAt ?? undefined}>
                  {row.lastMessageAt && formatMoment(row.lastMessageAt)}
                </time>
                {row.unreadCount ? (
                  <b data-count aria-label={t('shell.unread', { n: row.unreadCount })}>
                    {capCount(row.unreadCount)}
                  </b>
                ) : null}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
