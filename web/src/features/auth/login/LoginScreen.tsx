import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { refreshSession } from '../../../lib/auth/refreshSession';
import { normalizeEmail } from '../../../lib/normalizeEmail';
import { paths } from '../../../lib/paths';
import { returnPath } from '../../../lib/route/returnPath';
import { toast } from '../../../lib/toast/toast';
import type { SignInStep } from '../identity';
import { pendingEmail } from '../pendingEmail';
import { useAttempt } from '../useAttempt';
import { useFromJob, type FromJob } from '../useFromJob';
import { LoginForm, type LoginValues } from './LoginForm';
import { NewPasswordForm } from './NewPasswordForm';

/**
 * Returns the path that opens after sign-in for a person who wanted to apply for the job `id`: the job with
 * its application form open or, for a person who is still registering (`index` is given), the registration of
 * the profile. Null if `id` is undefined.
 */
function getPathAfterLogin({ id, index }: FromJob): string | null {
  if (id === undefined) return null;
  return index === undefined ? paths.jobDetail(id, { apply: true }) : paths.profileRegister({ id });
}

/**
 * The screen for signing in. Its second step asks for a new password when an administrator created the
 * account.
 */
export function LoginScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const fromJob = useFromJob();
  const { attempt, isRunning, refused } = useAttempt('login');
  const [needsNewPassword, setNeedsNewPassword] = useState(false);

  const goOn = async (step: SignInStep, email: string) => {
    switch (step) {
      case 'newPassword':
        setNeedsNewPassword(true);
        return;
      case 'confirmEmail': {
        const { identity } = await import('../identity');
        const lead = await identity.resendCode(email).then(
          () => 'auth.verify.sent',
          (error: unknown) => {
            console.warn('resendSignUpCode', error);
            return 'auth.verify.notSent';
          },
        );
        pendingEmail.set(email);
        await navigate(paths.verify(fromJob), { state: { lead } });
        return;
      }
      case 'resetPassword':
        await navigate(paths.resetPassword(fromJob), { state: { email } });
        return;
      case 'done': {
        const target = getPathAfterLogin(fromJob);
        if (target) returnPath.set(target);
        toast.success(t('auth.login.success'));
        await refreshSession();
      }
    }
  };
  const logIn = ({ email: typed, password, remember }: LoginValues) =>
    attempt(async () => {
      const email = normalizeEmail(typed);
      const { identity } = await import('../identity');
      await goOn(await identity.signIn({ email, password, remember }), email);
    });
  const setNewPassword = (password: string) =>
    attempt(async () => {
      const { identity } = await import('../identity');
      await goOn(await identity.setNewPassword(password), '');
    });

  return needsNewPassword ? (
    <NewPasswordForm onFinish={setNewPassword} isRunning={isRunning} refused={refused} />
  ) : (
    <LoginForm onFinish={logIn} isRunning={isRunning} refused={refused} fromJob={fromJob} />
  );
}
