import { useQuery } from '@apollo/client/react';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { Skeleton } from '../../components/feedback/Skeleton';
import { MypageDocument } from '../../generated/mypage';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { ExpiryNotice } from './head/ExpiryNotice';
import { MypageHead } from './head/MypageHead';
import { VisibilitySummary } from './head/VisibilitySummary';
import styles from './Mypage.module.css';
import { MypageTabs } from './tabs/MypageTabs';

/**
 * The screen /user/mypage of the signed-in talent: who sees which parts of the profile, and the talent's
 * applications, engagements, evaluations, qualifications and benefits. One query reads all of it.
 */
export function MypageScreen() {
  const sub = useSignedIn()?.sub ?? '';
  const { data, error, refetch } = useQuery(MypageDocument, {
    variables: { sub },
    skip: !sub,
    fetchPolicy: 'cache-and-network',
  });
  const user = data?.getUser;
  return (
    <div className={styles.page}>
      <MypageHead user={user} />
      {error && <LoadFailed onRetry={() => void refetch()} />}
      {!user && !error && <Skeleton shape="card" count={3} />}
      {user && (
        <>
          <ExpiryNotice qualifications={user.qualifications?.items ?? []} />
          <div className={styles.columns}>
            <VisibilitySummary user={user} />
            <div>
              <MypageTabs user={user} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
