import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { Stack } from '../../../components/layout/Stack';
import type { ListedConversationFragment } from '../../../generated/adminMessages';
import { formatDateTime } from '../../../lib/format/formatDateTime';
import { paths } from '../../../lib/paths';
import styles from './AdminConversation.module.css';

/**
 * Who takes part in a conversation, which job it is about, and how many messages it has. Job staff are one member,
 * with the conversation's id, and have no profile of their own here.
 */
export function ConversationHead({ conversation }: { conversation: ListedConversationFragment }) {
  const { t } = useTranslation();
  const { id, name, openJob, participants, messageCount, lastMessageAt } = conversation;
  return (
    <section className={styles.about} aria-label={t('adminMessages.column.people')}>
      <Stack as="ul" gap={[8, 24]} wrap>
        {participants?.map((person) => {
          const called = person.name ?? t('adminMessages.nameless');
          return (
            <Stack as="li" key={person.sub} gap={8} align="center">
              <GeneratedAvatar name={called} image={person.profileIcon} size={32} />
              {person.sub === id ? (
                <span lang="ja">{called}</span>
              ) : (
                <Link to={paths.adminProfile(person.sub)} lang="ja">
                  {called}
                </Link>
              )}
            </Stack>
          );
        })}
      </Stack>
      <p>
        {openJob ? (
          <Link to={paths.adminJob(openJob.id)} lang="ja">
            {openJob.title}
          </Link>
        ) : (
          <span lang="ja">{name}</span>
        )}
        <small>
          {t('adminMessages.counted', {
            n: messageCount ?? 0,
            at: lastMessageAt ? formatDateTime(lastMessageAt) : '–',
          })}
        </small>
      </p>
    </section>
  );
}
