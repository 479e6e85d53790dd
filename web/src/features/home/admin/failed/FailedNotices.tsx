import { useTranslation } from 'react-i18next';
import { Stack } from '../../../../components/layout/Stack';
import { useNear } from '../../../../lib/useNear';
import styles from '../AdminHome.module.css';
import { FailedCount } from './FailedCount';

/**
 * The block of the administrators' home screen about notices that could not be delivered. Their number is read only
 * when the block is in the window.
 */
export function FailedNotices() {
  const { t } = useTranslation();
  const [box, isNear] = useNear<HTMLElement>();
  return (
    <section ref={box} className={styles.list} aria-labelledby="failed-notices">
      <Stack className={styles.head} gap={12} align="baseline" justify="space-between">
        <h2 id="failed-notices">{t('adminHome.failed.title')}</h2>
      </Stack>
      {isNear && <FailedCount />}
    </section>
  );
}
