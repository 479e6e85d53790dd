import { useTranslation } from 'react-i18next';
import styles from './HomeScreen.module.css';
import type { HomeUser } from './HomeUser';

/** Shows notices about the person's own account on the home screen. */
export function Notices({ user }: { user: HomeUser }) {
  const { t } = useTranslation();
  const notices = [
    !user.isAgreedPostForClient && t('home.noticeClient'),
    !user.isConfirmedServiceGuide && t('home.noticeGuide'),
  ].filter((text) => typeof text === 'string');
  return (
    <section className={styles.card}>
      <h2>{t('home.notices')}</h2>
      {(notices.length > 0 ? notices : [t('home.noticeNone')]).map((text) => (
        <p key={text} className={styles.quiet}>
          {text}
        </p>
      ))}
    </section>
  );
}
