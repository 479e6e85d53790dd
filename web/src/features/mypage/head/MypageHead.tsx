import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { occupationPatternOf } from '../../../../../model/occupationPatternOf';
import { ClothCover } from '../../../components/avatars/ClothCover';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { Chip } from '../../../components/chips/Chip';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { pictureUrl } from '../../../lib/files/pictureUrl';
import { paths } from '../../../lib/paths';
import type { MypageUser } from '../MypageUser';
import styles from './MypageHead.module.css';

/**
 * The head of /user/mypage: pictures, name, occupation, and how much the talent looks for a new job or side
 * work.
 */
export function MypageHead({ user }: { user: MypageUser | null | undefined }) {
  const { t } = useTranslation();
  const session = useSignedIn();
  const name = user?.displayName ?? session?.displayName ?? '';
  const appetites = [
    ['appetiteToChangeJobs', user?.appetiteToChangeJobs],
    ['appetiteToSideWork', user?.appetiteToSideWork],
  ] as const;
  return (
    <header className={styles.head}>
      <div className={styles.cover}>
        <ClothCover
          pattern={occupationPatternOf(user?.mainJob?.name ?? '') ?? 'hishi'}
          cloth="indigo"
          image={pictureUrl(user?.coverImage)}
        />
      </div>
      <div className={styles.portrait}>
        <GeneratedAvatar
          name={name}
          image={pictureUrl(user?.profileIcon ?? session?.profileIcon)}
          size={96}
        />
      </div>
      <div className={styles.words}>
        <h1 lang="ja">{name}</h1>
        {user && (
          <p className={styles.occupation}>
            {user.mainJob ? (
              <span lang="ja">{user.mainJob.name}</span>
            ) : (
              <Link to={paths.editBasic}>{t('mypage.chooseOccupation')}</Link>
            )}
          </p>
        )}
        <p className={styles.chips}>
          {appetites.map(
            ([key, appetite]) =>
              appetite && (
                <Chip key={key}>
                  {t('mypage.appetite', {
                    label: t(`users.facet.${key}`),
                    appetite: t(`users.appetite.${appetite}`),
                  })}
                </Chip>
              ),
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Link to={paths.editBasic}>{t('mypage.edit')}</Link>
        <ButtonLink to={paths.preview}>{t('mypage.preview')}</ButtonLink>
      </div>
    </header>
  );
}
