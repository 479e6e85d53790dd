import type { TFunction } from 'i18next';
import { getSkillNames } from '../../../entities/job/getSkillNames';
import type { ShownJob } from './ShownJob';

/** A section of a job's page. */
interface JobSection {
  /** The name of the section in the page's URL and in `jobs.show`. */
  key:
    | 'overView'
    | 'issue'
    | 'description'
    | 'recommendFor'
    | 'skills'
    | 'required'
    | 'welcome'
    | 'process'
    | 'organization';
  heading: string;
  text: string | null;
  /** The names of the skills that the section shows above its text. */
  skills?: string[];
}

const namesOf = (tags: ShownJob['requiredSkillTags']) => (tags ?? []).map(({ name }) => name);

function listSkills(job: ShownJob, t: TFunction): JobSection[] {
  if (job.isHideSkills) {
    const text = t('jobs.show.skillsHidden');
    return [{ key: 'skills', heading: t('common.skills'), text, skills: getSkillNames(job) }];
  }
  return [
    {
      key: 'required',
      heading: t('jobs.show.required'),
      text: job.requiredSkillTagsDescription,
      skills: namesOf(job.requiredSkillTags),
    },
    {
      key: 'welcome',
      heading: t('jobs.show.welcome'),
      text: job.welcomeSkillTagsDescription,
      skills: namesOf(job.welcomeSkillTags),
    },
  ];
}

/** Returns the sections of a job's page in their order, without those that have nothing to show. */
export function listJobSections(job: ShownJob, t: TFunction): JobSection[] {
  const sections: JobSection[] = [
    { key: 'overView', heading: t('jobs.show.overView'), text: job.overView },
    { key: 'issue', heading: t('jobs.show.issue'), text: job.issue },
    { key: 'description', heading: t('jobs.show.description'), text: job.description },
    { key: 'recommendFor', heading: t('jobs.show.recommendFor'), text: job.recommendFor },
    ...listSkills(job, t),
    { key: 'process', heading: t('jobs.show.process'), text: job.selectionProcessSupplement },
    {
      key: 'organization',
      heading: t('jobs.show.organization'),
      text: job.organization?.description ?? null,
    },
  ];
  const hasSteps = Boolean(job.selectionProcesses?.items.length);
  return sections.filter(
    ({ key, text, skills = [] }) => text || skills.length > 0 || (key === 'process' && hasSteps),
  );
}
