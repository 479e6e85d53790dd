import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../components/layout/Stack';
import { Visibility } from '../../../components/page/Visibility';
import { paths } from '../../../lib/paths';
import { PrivacyLink } from '../../../entities/profile/PrivacyLink';
import page from '../Mypage.module.css';
import type { MypageUser } from '../MypageUser';
import styles from './VisibilitySummary.module.css';
import { shareFlags } from '../../../../../model/shareFlags';
import { getSharedField } from '../../../entities/profile/getSharedField';
import { type WidestViewer, widestViewerOf } from '../../../entities/profile/widestViewerOf';

type ShareFlag = (typeof shareFlags)[number];

/**
 * The groups of people who may see a field of a profile, the largest first. `nobody` means only the talent
 * and administrators.
 */
const viewers: readonly WidestViewer[] = ['public', 'client', 'inContact', 'nobody'];

/**
 * Sorts the share flags of a profile (settings that each show some fields to others) into groups. A group
 * has the flags whose fields are seen by the same viewers, by the rules that the API applies to profiles.
 * Groups without flags are left out.
 */
function groupByViewer(profile: Readonly<Record<string, unknown>>): [WidestViewer, ShareFlag[]][] {
  const groups = viewers.map((viewer): [WidestViewer, ShareFlag[]] => [
    viewer,
    shareFlags.filter((flag) => widestViewerOf(getSharedField(flag), profile) === viewer),
  ]);
  return groups.filter(([, flags]) => flags.length > 0);
}

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
