import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../components/layout/Stack';
import { Visibility } from '../../../components/page/Visibility';
import { paths } from '../../../lib/paths';
import { PrivacyLink } from '../../../entities/profile/PrivacyLink';
import page from '../Mypage.module.css';
import type { MypageUser } from '../MypageUser';
import { groupByViewer } from './groupByViewer';
import styles from './VisibilitySummary.module.css';

/**
 * A list that says who sees which parts of the talent's profile: first the profile as a whole, then the
 * fields of each share flag (a setting that shows some fields to others).
 */
export function VisibilitySummary({ user }: { user: MypageUser }) {
  const { t } = useTranslation();
  const whole = user.isPrivate ? 'private' : user.isAgreedPostForClient ? 'offered' : 'notOffered';
  return (
    <section className={page.card} aria-labelledby="visibility">
      <h2 id="visibility">{t('mypage.visibility.heading')}</h2>
      <p className={page.quiet}>{t(`mypage.visibility.${whole}`)}</p>
      <dl className={styles.groups}>
        {groupByViewer({ ...user }).map(([viewer, flags]) => (
          <div key={viewer}>
            <dt>
              <Visibility isVisible={viewer !== 'nobody'}>{t(`profile.sharedTo.${viewer}`)}</Visibility>
            </dt>
            <dd>{flags.map((flag) => t(`profile.shared.${flag}`)).join(t('common.join'))}</dd>
          </div>
        ))}
      </dl>
      <Stack as="p" className={page.actions} gap={[4, 16]} wrap align="center">
        <Link to={paths.preview}>{t('mypage.preview')}</Link>
        <PrivacyLink />
      </Stack>
    </section>
  );
}
