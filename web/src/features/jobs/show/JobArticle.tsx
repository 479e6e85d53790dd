import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobChips } from '../../../entities/job/JobChips';
import { getSkillNames } from '../../../entities/job/getSkillNames';
import { JobCover } from '../../../entities/job/JobCover';
import { paths } from '../../../lib/paths';
import { JobMatch } from '../match/JobMatch';
import { ApplicationState } from './ApplicationState';
import styles from './JobArticle.module.css';
import { JobFacts } from './JobFacts';
import { JobOrganization } from './JobOrganization';
import { JobSkills } from './JobSkills';
import { SelectionFlow } from './SelectionFlow';
import type { ShownJob } from './ShownJob';
import { TextSection } from './TextSection';

interface JobArticleProps {
  job: ShownJob;
  /** True in a preview, which leaves out how the job fits the person and the link to report the job. */
  isPreview?: boolean;
}

/**
 * The main part of a job's page: conditions, texts, skills, selection steps and organization, and how the job
 * fits the signed-in person. The buttons are in JobActions.
 */
export function JobArticle({ job, isPreview = false }: JobArticleProps) {
  const { t } = useTranslation();
  const hiddenSkills = job.isHideSkills ? getSkillNames(job) : null;
  return (
    <article className={styles.article}>
      <div className={styles.cover}>
        <JobCover job={job} crest={null} />
      </div>
      <header className={styles.header}>
        <JobChips {...job} />
        <h1 lang="ja">{job.title}</h1>
        <JobOrganization job={job} />
        <ApplicationState job={job} />
      </header>
      <JobFacts job={job} />
      {!isPreview && <JobMatch job={job} />}
      <TextSection heading={t('jobs.show.overView')} text={job.overView} />
      <TextSection heading={t('jobs.show.issue')} text={job.issue} />
      <TextSection heading={t('jobs.show.description')} text={job.description} />
      <TextSection heading={t('jobs.show.recommendFor')} text={job.recommendFor} />
      {hiddenSkills ? (
        <JobSkills heading={t('common.skills')} names={hiddenSkills} text={t('jobs.show.skillsHidden')} />
      ) : (
        <>
          <JobSkills
            heading={t('jobs.show.required')}
            names={(job.requiredSkillTags ?? []).map(({ name }) => name)}
            text={job.requiredSkillTagsDescription}
          />
          <JobSkills
            heading={t('jobs.show.welcome')}
            names={(job.welcomeSkillTags ?? []).map(({ name }) => name)}
            text={job.welcomeSkillTagsDescription}
          />
        </>
      )}
      <SelectionFlow
        steps={job.selectionProcesses?.items ?? []}
        supplement={job.selectionProcessSupplement}
      />
      <TextSection heading={t('jobs.show.organization')} text={job.organization?.description ?? null} />
      {!isPreview && (
        <p className={styles.report}>
          <Link to={paths.contact({ job: job.id })}>{t('jobs.show.report')}</Link>
        </p>
      )}
    </article>
  );
}
