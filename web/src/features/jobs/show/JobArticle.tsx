import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SkillTags } from '../../../components/chips/SkillTags';
import { JobChips } from '../../../entities/job/JobChips';
import { JobCover } from '../../../entities/job/JobCover';
import { paths } from '../../../lib/paths';
import { JobMatch } from '../match/JobMatch';
import styles from './JobArticle.module.css';
import { getFirstSentence } from './getFirstSentence';
import { JobFacts } from './JobFacts';
import { JobOrganization } from './JobOrganization';
import { JobSectionRow } from './JobSectionRow';
import { listJobSections } from './listJobSections';
import { SelectionFlow } from './SelectionFlow';
import type { ShownJob } from './ShownJob';
import { TextSection } from './TextSection';

interface JobArticleProps {
  job: ShownJob;
  /** What the head says about the person's own application. */
  state?: ReactNode;
  /** True in a preview, which leaves out how the job fits the person and the link to report the job. */
  isPreview?: boolean;
}

/**
 * The main part of a job's page: conditions, texts, skills, selection steps and organization, and how the job
 * fits the signed-in person. The buttons are in JobActions.
 */
export function JobArticle({ job, state, isPreview = false }: JobArticleProps) {
  const { t } = useTranslation();
  // The page around a preview has a heading of its own.
  const Heading = isPreview ? 'h3' : 'h1';
  const voice = getFirstSentence(job.organization?.description ?? '');
  return (
    <article className={styles.article}>
      <div data-screen-only className={styles.cover}>
        <JobCover job={job} crest={null} />
      </div>
      <header className={styles.header}>
        <JobChips {...job} />
        <Heading lang="ja">{job.title}</Heading>
        <JobOrganization job={job} />
        {voice && (
          <blockquote className={styles.voice} lang="ja">
            {voice}
          </blockquote>
        )}
        {state}
      </header>
      {!isPreview && <JobSectionRow job={job} />}
      <JobFacts job={job} />
      {!isPreview && <JobMatch job={job} />}
      {listJobSections(job, t).map(({ key, heading, text, skills }) =>
        key === 'process' ? (
          <SelectionFlow key={key} id={key} steps={job.selectionProcesses?.items ?? []} supplement={text} />
        ) : (
          <TextSection key={key} id={key} heading={heading} text={text}>
            {skills && <SkillTags names={skills} />}
          </TextSection>
        ),
      )}
      {!isPreview && (
        <p data-screen-only className={styles.report}>
          <Link to={paths.contact({ job: job.id })}>{t('jobs.show.report')}</Link>
        </p>
      )}
    </article>
  );
}
