import { useTranslation } from 'react-i18next';
import { JobSkills } from '../../show/JobSkills';
import { SelectionFlow } from '../../show/SelectionFlow';
import { TextSection } from '../../show/TextSection';
import type { DetailedJob } from './DetailedJob';
import styles from './JobDetail.module.css';
import { StoredFacts } from './StoredFacts';

const namesOf = (tags: readonly { name: string | null }[] | null) =>
  (tags ?? []).flatMap(({ name }) => name ?? []);

/** A job with all its stored values. Texts, skills and selection steps look as on the job's public page. */
export function StoredJobView({ job }: { job: DetailedJob }) {
  const { t } = useTranslation();
  return (
    <div className={styles.stored}>
      <StoredFacts job={job} />
      <TextSection heading={t('jobs.show.overView')} text={job.overView} />
      <TextSection heading={t('jobs.show.issue')} text={job.issue} />
      <TextSection heading={t('jobs.show.description')} text={job.description} />
      <TextSection heading={t('jobs.show.recommendFor')} text={job.recommendFor} />
      <JobSkills heading={t('common.skills')} names={job.skills ?? []} text={null} />
      <JobSkills
        heading={t('jobs.show.required')}
        names={namesOf(job.requiredSkillTags)}
        text={job.requiredSkillTagsDescription}
      />
      <JobSkills
        heading={t('jobs.show.welcome')}
        names={namesOf(job.welcomeSkillTags)}
        text={job.welcomeSkillTagsDescription}
      />
      <SelectionFlow
        steps={job.selectionProcesses?.items ?? []}
        supplement={job.selectionProcessSupplement}
      />
    </div>
  );
}
