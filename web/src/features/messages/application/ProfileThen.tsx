import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DescriptionList } from '../../../components/description-list/DescriptionList';
import type { Party } from '../../../entities/application/findNextStep';
import type { ThreadApplicationFragment } from '../../../generated/thread';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import styles from './Application.module.css';

type Profile = NonNullable<ThreadApplicationFragment['profile']>;

const monthOf = (day: string | null) => day?.slice(0, 7).replace('-', '/') ?? '';

/** The sections of a profile that were shared when the talent applied. */
function Sections({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { name, phoneticName, occupation, description, qualifications } = profile;
  const [skills, histories] = [profile.skills ?? [], profile.histories ?? []];
  const more = (profile.historyCount ?? 0) - histories.length;
  const japanese = (text: string | null) => text && <span lang="ja">{text}</span>;
  const skillText = ({ name: skill, years }: (typeof skills)[number]) =>
    years === null ? skill : `${skill} ${t('relation.years', { n: years })}`;
  return (
    <DescriptionList
      items={[
        [t('relation.name'), japanese([name, phoneticName].filter(Boolean).join(' / '))],
        [t('relation.occupation'), japanese(occupation)],
        [t('relation.skills'), japanese(skills.map(skillText).join(t('common.join')))],
        [
          t('relation.histories'),
          histories.length > 0 ? (
            <ul className={styles.histories}>
              {histories.map((history) => (
                <li key={`${history.startDate} ${history.organizationName}`} lang="ja">
                  {[history.organizationName, history.position].filter(Boolean).join(' ')}{' '}
                  <small>
                    {monthOf(history.startDate)}〜{monthOf(history.endDate)}
                  </small>
                </li>
              ))}
              {more > 0 && <li>{t('relation.historiesMore', { n: more })}</li>}
            </ul>
          ) : (
            t('relation.noHistories')
          ),
        ],
        [t('relation.qualifications'), japanese((qualifications ?? []).join(t('common.join')))],
        [t('relation.description'), japanese(description)],
      ]}
    />
  );
}

interface ProfileThenProps {
  application: ThreadApplicationFragment;
  viewer: Party;
}

/**
 * The profile as the organization could see it when the talent applied, folded, and a link to what it can see now.
 */
export function ProfileThen({ application, viewer }: ProfileThenProps) {
  const { t } = useTranslation();
  const { profile, userID, type } = application;
  const isOpen = type !== 'WITHDRAWN';
  return (
    <section>
      {profile ? (
        <details className={styles.profile}>
          <summary>{t('relation.then')}</summary>
          <small>{t('relation.thenAt', { at: formatDate(profile.at) })}</small>
          <Sections profile={profile} />
        </details>
      ) : (
        isOpen && (
          <>
            <h3>{t('relation.then')}</h3>
            <p className={styles.quiet}>{t('relation.thenMissing')}</p>
          </>
        )
      )}
      {viewer === 'talent' && <Link to={paths.preview}>{t('relation.nowOwn')}</Link>}
      {viewer === 'organization' && isOpen && userID && (
        <Link to={paths.clientUser(userID)}>{t('relation.now')}</Link>
      )}
    </section>
  );
}
