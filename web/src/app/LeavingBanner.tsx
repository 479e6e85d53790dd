import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/buttons/Button';
import { Banner } from '../components/feedback/Banner';
import { cancelDeletion } from '../lib/auth/cancelDeletion';
import { getErasureTime } from '../lib/auth/getErasureTime';
import { classifyFailure } from '../lib/errors/classifyFailure';
import { describeFailure } from '../lib/errors/describeFailure';
import { formatDate } from '../lib/format/formatDate';
import { toast } from '../lib/toast/toast';
import styles from './LeavingBanner.module.css';

interface LeavingBannerProps {
  sub: string;
  /** When the person requested the deletion of their account, in ISO 8601. */
  requestedAt: string;
}

/**
 * A notice above every screen for a person who has requested the deletion of their account. Its button
 * withdraws the request.
 */
export function LeavingBanner({ sub, requestedAt }: LeavingBannerProps) {
  const { t } = useTranslation();
  const [isRunning, setIsRunning] = useState(false);
  const stay = async () => {
    setIsRunning(true);
    try {
      const isWithdrawn = await cancelDeletion(sub);
      if (isWithdrawn) toast.success(t('account.leaving.stayed'));
      else toast.info(t('account.leaving.over'));
    } catch (error) {
      toast.error(describeFailure(t, classifyFailure(error)));
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <div className={styles.bar}>
      <Banner
        tone="waiting"
        action={
          <Button disabled={isRunning} onClick={() => void stay()}>
            {t('account.leaving.stay')}
          </Button>
        }
      >
        {t('account.leaving.text', { date: formatDate(getErasureTime(requestedAt)) })}
      </Banner>
    </div>
  );
}
