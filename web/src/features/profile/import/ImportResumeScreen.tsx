import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Banner } from '../../../components/feedback/Banner';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Upload } from '../../../components/forms/Upload';
import { PageHead } from '../../../components/page/PageHead';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { paths } from '../../../lib/paths';
import styles from './import.module.css';
import { ImportRows } from './ImportRows';
import { LastImport } from './LastImport';
import type { ResumeProblem } from './readJsonResume';
import { useResumeFile } from './useResumeFile';

/** The maximum size of the file, in megabytes. A usual CV in JSON Resume has a few kilobytes. */
const MEGABYTES = 1;

function Problem({ problem }: { problem: ResumeProblem }) {
  const { t } = useTranslation();
  const place = problem.kind === 'wrongValue' ? problem.place : '';
  return (
    <Banner tone="danger" isUrgent>
      {problem.kind === 'wrongValue'
        ? t('importResume.problem.wrongValue', { place })
        : t(`importResume.problem.${problem.kind}`)}
    </Banner>
  );
}

/**
 * The screen on which talents import a CV from another service, as a file in the format JSON Resume, into
 * their profile.
 */
export function ImportResumeScreen() {
  const { t } = useTranslation();
  const sub = useSignedIn()?.sub ?? '';
  const { found, read } = useResumeFile(sub);
  const [showsLast, setShowsLast] = useState(true);
  const choose = (file: File) => {
    setShowsLast(false);
    return read(file);
  };
  const rows = found && 'rows' in found ? found.rows : null;
  return (
    <div className={styles.screen}>
      <PageHead title={t('importResume.title')} state={t('importResume.lead')} />
      <Upload
        label={t('importResume.file')}
        accept=".json,application/json"
        megabytes={MEGABYTES}
        showsSent={false}
        send={choose}
      />
      {found && 'problem' in found && <Problem problem={found.problem} />}
      {found && 'failure' in found && (
        <Banner
          tone="danger"
          isUrgent
          action={<Button onClick={() => void read(found.file)}>{t('importResume.again')}</Button>}
        >
          {describeFailure(t, found.failure)}
        </Banner>
      )}
      {showsLast && <LastImport sub={sub} onForget={() => setShowsLast(false)} />}
      {rows?.length === 0 && (
        <EmptyState
          illustration="search"
          action={<ButtonLink to={paths.profile}>{t('ownProfile.career.back')}</ButtonLink>}
        >
          {t('importResume.same')}
        </EmptyState>
      )}
      {rows && rows.length > 0 && <ImportRows rows={rows} sub={sub} />}
    </div>
  );
}
