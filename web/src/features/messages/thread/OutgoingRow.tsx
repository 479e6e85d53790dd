import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import type { Outgoing } from '../compose/Outgoing';
import styles from './Lines.module.css';

interface OutgoingRowProps {
  message: Outgoing;
  onAgain: () => void;
  onDiscard: () => void;
}

/** A message that is being sent, or one that could not be sent. */
export function OutgoingRow({ message, onAgain, onDiscard }: OutgoingRowProps) {
  const { t } = useTranslation();
  return (
    <article className={styles.line} data-own data-state={message.state}>
      <div className={styles.body}>
        <p className={styles.bubble}>{message.content}</p>
        {message.state === 'sending' ? (
          <footer>{t('messages.sending')}</footer>
        ) : (
          <footer role="alert" className={styles.failed}>
            {t(message.isOffline ? 'messages.offline' : 'messages.failed')}
            <Button size="small" onClick={onAgain}>
              {t('messages.again')}
            </Button>
            <Button size="small" look="text" onClick={onDiscard}>
              {t('messages.discard')}
            </Button>
          </footer>
        )}
      </div>
    </article>
  );
}
