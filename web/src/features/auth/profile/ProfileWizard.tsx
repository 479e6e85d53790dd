import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MainJobsDocument } from '../../../generated/registerProfile';
import { Thread } from '../../../components/thread/Thread';
import type { TextKey } from '../../../i18n/TextKey';
import { renewSession } from '../../../lib/auth/renewSession';
import type { SignedIn } from '../../../lib/auth/Session';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { reportError } from '../../../lib/errors/reportError';
import { toast } from '../../../lib/toast/toast';
import { AuthCard } from '../AuthCard';
import { BasicStep } from './BasicStep';
import { ConsentStep } from './ConsentStep';
import { draftStorage } from './draftStorage';
import type { ProfileDraft } from './ProfileDraft';
import { StepHeading } from './StepHeading';
import styles from './steps.module.css';
import { useStep } from './useStep';
import { useRegisterProfile } from './useRegisterProfile';
import { type Occupations, WorkStep } from './WorkStep';

const titles = ['basic', 'work', 'consent'] as const;

/**
 * The registration of a profile in three steps. Each step is an entry in the browser's history. Entered
 * values, except consents, are stored on this device until the profile is registered or the person signs out.
 */
export function ProfileWizard({ person: { sub } }: { person: SignedIn }) {
  const { t } = useTranslation();
  const { data, loading, error, refetch } = useQuery(MainJobsDocument);
  const occupations: Occupations = {
    items: data?.listJobs.items ?? [],
    isLoading: loading,
    hasFailed: error !== undefined,
    retry: () => void refetch(),
  };
  const register = useRegisterProfile(sub);
  const [{ step: reached, draft }, setState] = useState(() => draftStorage.get(sub));
  const [step, show] = useStep(reached);
  const [refused, setRefused] = useState<TextKey | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  const keep = (next: { step: number; draft: ProfileDraft }) => {
    draftStorage.set(sub, next);
    setState(next);
  };
  const go = (by: number) => (entered: ProfileDraft) => {
    keep({ step: Math.max(reached, step + by), draft: { ...draft, ...entered } });
    show(step + by);
  };
  const change = (entered: ProfileDraft) => keep({ step: reached, draft: { ...draft, ...entered } });
  const finish = async (entered: ProfileDraft) => {
    if (isRunning) return;
    setIsRunning(true);
    setRefused(null);
    const complete = { ...draft, ...entered };
    try {
      await register(complete);
      draftStorage.forget(sub);
      toast.success(t('auth.profile.done'));
      await renewSession();
    } catch (failed) {
      const failure = classifyFailure(failed);
      if (failure.kind === 'Unexpected') await reportError('createUser', failed);
      setRefused(getFailureText(failure));
    } finally {
      setIsRunning(false);
    }
  };

  const [Basic, Work] = [step === 0, step === 1];
  return (
    <AuthCard title={t('auth.profile.title')} lead={t('auth.profile.lead')}>
      <div className={styles.steps}>
        <Thread
          label={t('auth.profile.title')}
          steps={titles.map((title, index) => ({
            key: title,
            label: t(`auth.profile.${title}`),
            state: index < step ? 'reached' : 'open',
            isCurrent: index === step,
          }))}
        />
      </div>
      <StepHeading key={step} step={step} title={t(`auth.profile.${titles[step] ?? 'basic'}`)} />
      {Basic && <BasicStep draft={draft} onChange={change} onNext={go(1)} />}
      {Work && (
        <WorkStep
          draft={draft}
          occupations={occupations}
          onChange={change}
          onNext={go(1)}
          onBack={() => go(-1)({})}
        />
      )}
      {!Basic && !Work && (
        <ConsentStep
          draft={draft}
          onChange={change}
          onFinish={finish}
          onBack={() => go(-1)({})}
          isRunning={isRunning}
          refused={refused}
        />
      )}
    </AuthCard>
  );
}
