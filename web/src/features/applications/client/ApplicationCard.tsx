import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WovenAvatar } from '../../../components/avatars/WovenAvatar';
import { Chip } from '../../../components/chips/Chip';
import { SkillTags } from '../../../components/chips/SkillTags';
import type { BoardApplicationFragment } from '../../../generated/jobBoard';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import { applicationAge } from '../../../entities/application/applicationAge';
import { getShownName } from './getShownName';
import { isUnanswered } from '../../../entities/application/isUnanswered';
import styles from './JobBoard.module.css';

interface ApplicationCardProps {
  application: BoardApplicationFragment;
  /** True while a move of the application is not sent yet. */
  isUnsent: boolean;
}

/**
 * One application on the board: the applicant's name, occupation and first skills, the date of the application, the message, for how many
 * days it has been in its state, and the states before, with the reasons.
 */
export function ApplicationCard({ application, isUnsent }: ApplicationCardProps) {
  const { t } = useTranslation();
  const { id, userID, user, type, message, createdAt, conversationId, profile } = application;
  const history = application.history ?? [];
  const name = getShownName(application, t);
  const isOpen = type !== 'WITHDRAWN';
  const skills = (profile?.skills ?? []).map((skill) => skill.name);
  return (
    <article className={styles.card}>
      <header>
        <WovenAvatar
          name={name}
          id={isOpen ? userID : null}
          image={isOpen ? user?.profileIcon : null}
          size={32}
        />
        <h3 lang="ja">
          {conversationId ? <Link to={paths.clientApplication({ id, conversationId })}>{name}</Link> : name}
        </h3>
      </header>
      {isUnsent && <Chip tone="primary">{t('jobBoard.unsent')}</Chip>}
      {!isUnsent && isUnanswered(application) && <Chip tone="warm">{t('jobBoard.unanswered')}</Chip>}
      <p>
        {t('jobBoard.applied', { at: formatDate(createdAt) })}{' '}
        {t('jobBoard.since', { n: applicationAge(application) })}
      </p>
      {isOpen && profile?.occupation && <p lang="ja">{profile.occupation}</p>}
      {isOpen && skills.length > 0 && <SkillTags names={skills} most={3} />}
      {isOpen && message && (
        <p className={styles.message} lang="ja">
          {message}
        </p>
      )}
      {history.length > 1 && (
        <details className={styles.history}>
          <summary>{t('applications.drawer.history')}</summary>
          <ol>
            {history.map(({ type: state, at, reason, stepTitle }) => (
              <li key={at}>
                <time dateTime={at}>{formatDate(at)}</time> {stepTitle || t(`common.applyType.${state}`)}
                {reason && <span lang="ja">{reason}</span>}
              </li>
            ))}
          </ol>
        </details>
      )}
      {isOpen && userID && (
        <Link to={paths.clientUser(userID)} aria-label={t('jobBoard.profileOf', { name })}>
          {t('jobBoard.profile')}
        </Link>
      )}
    </article>
  );
}
