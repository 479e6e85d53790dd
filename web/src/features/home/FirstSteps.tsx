import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Thread } from '../../components/thread/Thread';
import { paths } from '../../lib/paths';
import { computeCompleteness } from './computeCompleteness';
import styles from './FirstSteps.module.css';
import type { HomeUser } from './HomeUser';

/**
 * A list of first steps on the home screen, each marked as done or open. It disappears after the person's
 * first application.
 */
export function FirstSteps({ user }: { user: HomeUser }) {
  const { t } = useTranslation();
  const hasApplied = (user.applies?.items.length ?? 0) > 0;
  if (hasApplied) return null;
  const missing = new Set(computeCompleteness(user).missing.map(({ key }) => key));
  const steps = [
    { key: 'registered', isDone: true, to: null },
    { key: 'basic', isDone: user.isAlreadyEditedBasic === true, to: paths.editBasic },
    { key: 'skills', isDone: !missing.has('skills'), to: paths.editSkills },
    { key: 'histories', isDone: !missing.has('histories'), to: paths.editHistories },
    { key: 'hopes', isDone: !missing.has('hopes'), to: paths.editConditions },
    { key: 'keep', isDone: (user.favoriteOpenJobs?.items.length ?? 0) > 0, to: paths.jobs },
    { key: 'apply', isDone: false, to: paths.jobsResult },
  ] as const;
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('home.firstSteps')}</h2>
      <Thread
        look="vertical"
        label={t('home.firstSteps')}
        steps={steps.map(({ key, isDone, to }) => ({
          key,
          state: isDone ? 'reached' : 'open',
          label: to && !isDone ? <Link to={to}>{t(`home.step.${key}`)}</Link> : t(`home.step.${key}`),
        }))}
      />
    </section>
  );
}
