import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast/toast';
import { FormAlert } from '../FormAlert';
import { useAttempt } from '../useAttempt';
import { delays } from '../../../lib/settings/delays';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/buttons/Button';

/**
 * Counts down from the given number of seconds to zero, starting with the first render (unless `isOver`) and again
 * with each call of `restart`. Returns the remaining seconds and `restart`.
 */
function useCountdown(from: number, isOver = false) {
  const [seconds, setSeconds] = useState(isOver ? 0 : from);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { seconds, restart: () => setSeconds(from) };
}

interface ResendButtonProps {
  /** Sends the request, and rejects with Cognito's error. */
  onResend: () => Promise<void>;
  /** True if no code has been sent yet. */
  canAtOnce?: boolean;
}

/**
 * A button that requests another confirmation code. It is disabled for `delays.resendCode` milliseconds after
 * it appears, unless `canAtOnce`, and after each successful request.
 */
export function ResendButton({ onResend, canAtOnce = false }: ResendButtonProps) {
  const { t } = useTranslation();
  const { seconds, restart } = useCountdown(delays.resendCode / 1_000, canAtOnce);
  const { attempt, isRunning, refused } = useAttempt('verify');
  const resend = () =>
    attempt(async () => {
      await onResend();
      toast.info(t('auth.verify.resent'));
      restart();
    });
  return (
    <>
      <Button
        look="link"
        size="large"
        block
        loading={isRunning}
        disabled={seconds > 0}
        onClick={() => void resend()}
      >
        {seconds > 0 ? t('auth.verify.resendIn', { n: seconds }) : t('auth.verify.resend')}
      </Button>
      <FormAlert text={refused} />
    </>
  );
}
