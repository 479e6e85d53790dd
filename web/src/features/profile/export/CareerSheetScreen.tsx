import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Grid } from '../../../components/layout/Grid';
import { Button } from '../../../components/buttons/Button';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { FormattedText } from '../../../components/formatted-text/FormattedText';
import type { CareerHistoryFragment } from '../../../generated/career';
import { formatDate } from '../../../lib/format/formatDate';
import { formatMonth } from '../../../lib/format/formatMonth';
import { usePeriod } from '../../../lib/format/usePeriod';
import { paths } from '../../../lib/paths';
import { newestFirst } from '../career/newestFirst';
import { type OwnProfile, useOwnProfile } from '../view/useOwnProfile';
import styles from './CareerSheet.module.css';
import { PrintedHistory } from './PrintedHistory';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface LineProps {
  when: string;
  what: string;
  more: string | null;
}

const Line = ({ when, what, more }: LineProps) => (
  <p className={styles.line}>
    <span>{when}</span>
    <span>
      <span>{what}</span>
      {more && <span className={styles.more}>{more}</span>}
    </span>
  </p>
);

function School({ school }: { school: CareerHistoryFragment }) {
  const { t } = useTranslation();
  const { organizationName, divisions, position, description, isDropOut } = school;
  const what = [organizationName, ...(divisions?.items ?? []).map(({ name }) => name)].filter(Boolean);
  const more = [position, isDropOut && t('histories.chip.isDropOut'), description].filter(Boolean);
  return <Line when={usePeriod(school)} what={what.join(' ')} more={more.join(t('common.or'))} />;
}

/**
 * The CV for printing (職務経歴書): the career in the form that Japanese companies expect, with the latest
 * employment first.
 */
function Sheet({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const ordered = [...(profile.workHistories?.items ?? [])].sort(newestFirst);
  const work = ordered.filter(({ historyType }) => historyType !== 'EDUCATION');
  const schools = ordered.filter(({ historyType }) => historyType === 'EDUCATION');
  const skills = profile.skillSets?.items ?? [];
  const qualifications = profile.qualifications?.items ?? [];
  return (
    <article className={styles.sheet} lang="ja">
      <h1>{t('ownProfile.career.title')}</h1>
      <p className={styles.signature}>
        <span>{t('ownProfile.career.asOf', { date: formatDate(new Date().toISOString()) })}</span>
        <span>{t('ownProfile.career.name', { name: profile.name ?? profile.displayName })}</span>
      </p>
      {profile.description && (
        <Part title={t('ownProfile.career.self')}>
          <FormattedText text={profile.description} />
        </Part>
      )}
      <Part title={t('ownProfile.career.work')}>
        {work.length === 0 && <p>{t('ownProfile.career.empty')}</p>}
        {work.map((history) => (
          <PrintedHistory key={history.id} history={history} />
        ))}
      </Part>
      {skills.length > 0 && (
        <Part title={t('ownProfile.career.skills')}>
          <Grid as="ul" className={styles.skills} gap={[0, 24]} min={200}>
            {skills.map(({ id, skill, skillTag, yearsOfExperience }) => (
              <li key={id}>
                <span>{skillTag?.name ?? skill?.name}</span>
                {yearsOfExperience !== null && <span>{t('ownProfile.years', { n: yearsOfExperience })}</span>}
              </li>
            ))}
          </Grid>
        </Part>
      )}
      {qualifications.length > 0 && (
        <Part title={t('histories.qualification.title')}>
          {qualifications.map(({ id, name, organization, releaseDate }) => (
            <Line key={id} when={formatMonth(releaseDate)} what={name} more={organization} />
          ))}
        </Part>
      )}
      {schools.length > 0 && (
        <Part title={t('histories.school.title')}>
          {schools.map((school) => (
            <School key={school.id} school={school} />
          ))}
        </Part>
      )}
    </article>
  );
}

/**
 * The screen /user/profile/career-sheet with the CV (職務経歴書), which people print or save as a PDF with the
 * browser.
 */
export function CareerSheetScreen() {
  const { t } = useTranslation();
  const { profile, error, refetch } = useOwnProfile();
  return (
    <>
      <div data-screen-only className={styles.bar}>
        <Link to={paths.profile}>{t('ownProfile.career.back')}</Link>
        <Button look="primary" disabled={!profile} onClick={() => window.print()}>
          {t('ownProfile.career.print')}
        </Button>
        <p>{t('ownProfile.career.help')}</p>
      </div>
      {error && !profile && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !profile && <Skeleton shape="article" count={4} />}
      {profile && <Sheet profile={profile} />}
    </>
  );
}
