import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../components/layout/Stack';
import { paths } from '../../lib/paths';
import { computeCompleteness, type ProfilePart } from './computeCompleteness';
import styles from './CompletenessCard.module.css';
import type { HomeUser } from './HomeUser';

const RADIUS = 32;
const ROUND = 2 * Math.PI * RADIUS;

interface CompletenessRingProps {
  /** The completeness of the profile in percent, 0 to 100. */
  percent: number;
  label: string;
}

const CompletenessRing = ({ percent, label }: CompletenessRingProps) => (
  <svg className={styles.ring} viewBox="0 0 80 80" width={80} height={80} role="img" aria-label={label}>
    <circle cx={40} cy={40} r={RADIUS} />
    {percent > 0 && (
      <circle
        className={styles.done}
        cx={40}
        cy={40}
        r={RADIUS}
        strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`}
        transform="rotate(-90 40 40)"
      />
    )}
    <text x={40} y={40}>
      {label}
    </text>
  </svg>
);

/** For each part of the profile, the path of the screen on which it is edited. */
const editors: Readonly<Record<ProfilePart, string>> = {
  description: paths.editBasic,
  mainJob: paths.editBasic,
  icon: paths.editBasic,
  skills: paths.editSkills,
  histories: paths.editHistories,
  hopes: paths.editConditions,
  salary: paths.editConditions,
};

/** The parts that are steps of FirstSteps, which are shown until the first application. */
const inFirstSteps: readonly ProfilePart[] = ['skills', 'histories', 'hopes'];

const SHOWN = 3;
/**
 * The lowest completeness, in percent, at which the ring is shown. A lower percentage, such as that of a new
 * profile, would discourage people.
 */
const ENCOURAGING = 30;

/**
 * Shows on the home screen how complete the person's profile is, and at most three missing parts: those that
 * would increase the completeness most. What the first steps name already is not repeated.
 */
export function CompletenessCard({ user }: { user: HomeUser }) {
  const { t } = useTranslation();
  const { percent, missing: all } = computeCompleteness(user);
  const isBeginning = (user.applies?.items.length ?? 0) === 0;
  const missing = all.filter(({ key }) => !isBeginning || !inFirstSteps.includes(key));
  if (all.length > 0 && missing.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="completeness">
      <Stack className={styles.head} gap={16} align="center">
        {percent >= ENCOURAGING && (
          <CompletenessRing percent={percent} label={t('home.percent', { n: percent })} />
        )}
        <h2 id="completeness">{t('home.completeness')}</h2>
      </Stack>
      {missing.length > 0 && (
        <>
          <p>{t('home.nextActions')}</p>
          <ul>
            {missing.slice(0, SHOWN).map(({ key, weight }) => (
              <li key={key}>
                <Link to={editors[key]}>{t(`home.actions.${key}`)}</Link>
                <small>+{t('home.percent', { n: weight })}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
