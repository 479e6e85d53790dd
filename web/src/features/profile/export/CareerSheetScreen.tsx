import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { FormattedText } from '../../../components/formatted-text/FormattedText';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import { QualificationFacts } from '../career/QualificationFacts';
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
        <span>
          {t('ownProfile.career.name')} {profile.name ?? profile.displayName}
        </span>
      </p>
      {profile.description && (
        <Part title={t('ownProfile.career.self')}>
          <FormattedText text={profile.description} />
        </Part>
      )}
      <Part title={t('histories.work.title')}>
        {work.length === 0 && <p>{t('ownProfile.career.empty')}</p>}
        {work.map((history) => (
          <PrintedHistory key={history.id} history={history} />
        ))}
      </Part>
      {skills.length > 0 && (
        <Part title={t('ownProfile.career.skills')}>
          <ul data-bullets className={styles.skills}>
            {skills.map(({ id, skill, skillTag, yearsOfExperience }) => (
              <li key={id}>
                {skillTag?.name ?? skill?.name}
                {yearsOfExperience !== null && ` ${t('ownProfile.years', { n: yearsOfExperience })}`}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {qualifications.length > 0 && (
        <Part title={t('histories.qualification.title')}>
          {qualifications.map((qualification) => (
            <QualificationFacts key={qualification.id} qualification={qualification} />
          ))}
        </Part>
      )}
      {schools.length > 0 && (
        <Part title={t('histories.school.title')}>
          {schools.map((history) => (
            <PrintedHistory key={history.id} history={history} />
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
      <div className={styles.bar}>
        <Link to={paths.profile}>{t('ownProfile.career.back')}</Link>
        <ActionButton look="primary" disabled={!profile} onClick={() => window.print()}>
          {t('ownProfile.career.print')}
        </ActionButton>
        <p>{t('ownProfile.career.help')}</p>
      </div>
      {error && !profile && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !profile && <Skeleton shape="article" count={4} />}
      {profile && <Sheet profile={profile} />}
    </>
  );
}
