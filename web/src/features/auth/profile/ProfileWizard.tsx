import { useQuery } from '@apollo/client/react';
import { useState, useEffect, useRef, useEffectEvent } from 'react';
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
import type { ProfileDraft } from './ProfileDraft';
import styles from './steps.module.css';
import { useRegisterProfile } from './useRegisterProfile';
import { type Occupations, WorkStep } from './WorkStep';
import { personal } from '../../../lib/storage/personal';
import { useSearchParams } from 'react-router-dom';

/**
 * Returns the step of the registration that is shown, counted from 0, and a function that shows another one.
 * The step comes from the URL (`?step=1` to `?step=3`). If the URL has no step, or one after `reached` (the
 * last step that the person has reached), the step `reached` is shown.
 */
function useStep(reached: number): [step: number, show: (step: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('step')) - 1;
  const step = Number.isInteger(asked) && asked >= 0 ? Math.min(asked, reached) : reached;
  const isNamed = params.has('step');
  const put = (next: number, replace: boolean) =>
    setParams(
      (current) => {
        current.set('step', `${next + 1}`);
        return current;
      },
      { replace },
    );
  const name = useEffectEvent(() => put(step, true));
  useEffect(() => {
    if (!isNamed) name();
  }, [isNamed]);
  return [step, (next) => put(next, false)];
}

interface Kept {
  /** The last step that the person has reached, counted from 0. */
  step: number;
  draft: ProfileDraft;
}

const keyOf = (sub: string) => `profileDraft.${sub}`;

/**
 * Keeps an unfinished registration of a profile in this browser until the person signs out. Consents are left
 * out, so the person has to give them again.
 */
const draftStorage = {
  get(sub: string): Kept {
    const kept = personal.read(keyOf(sub)) as Partial<Kept> | null;
    return { step: Math.min(Math.max(Number(kept?.step) || 0, 0), 2), draft: kept?.draft ?? {} };
  },
  set(sub: string, { step, draft }: Kept) {
    const { isAgreedTerms: _, isConfirmedServiceGuide: _1, isAgreedPostForClient: _2, ...rest } = draft;
    personal.write(keyOf(sub), { step, draft: rest });
  },
  forget: (sub: string) => personal.write(keyOf(sub), null),
};

interface StepHeadingProps {
  /** The number of the step of the registration, counted from 0. */
  step: number;
  title: string;
}

/**
 * The heading of a step of the registration. From the second step on, it gets the focus when the step
 * appears.
 */
function StepHeading({ step, title }: StepHeadingProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step > 0) heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.step}>
      <small>{t('auth.profile.step', { n: step + 1 })}</small>
      {title}
    </h2>
  );
}

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
