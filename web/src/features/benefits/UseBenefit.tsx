import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/layout/Stack';
import { Button } from '../../components/buttons/Button';
import { type BenefitDetailQuery, UseBenefitDocument } from '../../generated/benefits';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { toast } from '../../lib/toast/toast';
import styles from './Benefits.module.css';

interface UseBenefitProps {
  benefit: NonNullable<BenefitDetailQuery['getEmployeeBenefit']>;
  /**
   * Called after the person has used the benefit. It must read the benefit again, which then includes the
   * coupon.
   */
  onUsed: () => Promise<void>;
}

/**
 * The button with which a person uses a benefit; each person can use it once. Afterwards, in place of the
 * button, a text says what happens next and the benefit's coupon is shown, if it has one. The link to the
 * partner's site appears when the use has the status `USED`.
 */
export function UseBenefit({ benefit, onUsed }: UseBenefitProps) {
  const { t } = useTranslation();
  const userID = useSignedIn()?.sub ?? '';
  const [mutate, { loading }] = useMutation(UseBenefitDocument);
  const { id, myUse, couponCode, url } = benefit;
  const start = async () => {
    try {
      await mutate({ variables: { input: { userID, employeeBenefitID: id } } });
    } catch (refusal) {
      const failure = classifyFailure(refusal);
      // Used already in another window: the benefit is read again below.
      if (failure.kind !== 'Conflict') {
        toast.error(describeFailure(t, failure));
        return;
      }
    }
    await onUsed();
  };
  const copy = (code: string) =>
    navigator.clipboard.writeText(code).then(
      () => toast.success(t('benefits.copied')),
      () => toast.error(t('benefits.copyFailed')),
    );
  if (!myUse) {
    return (
      <Button look="primary" size="large" loading={loading} onClick={() => void start()}>
        {t('benefits.use')}
      </Button>
    );
  }
  return (
    <section className={styles.used} aria-live="polite">
      {myUse.status && <p>{t(`benefits.after.${myUse.status}`)}</p>}
      {couponCode && (
        <Stack as="p" className={styles.coupon} gap={12} wrap align="center">
          <span>{t('benefits.coupon')}</span>
          <code>{couponCode}</code>
          <Button onClick={() => void copy(couponCode)}>{t('benefits.copy')}</Button>
        </Stack>
      )}
      {url && myUse.status === 'USED' && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t('benefits.site')}
        </a>
      )}
    </section>
  );
}
