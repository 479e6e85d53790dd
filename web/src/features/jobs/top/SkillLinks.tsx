import { useTranslation } from 'react-i18next';
import { buildResultUrl } from '../../../entities/job/search/buildResultUrl';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import { CountedName } from './CountedName';
import { WordLinks } from './WordLinks';

const SHOWN = 24;

interface SkillLinksProps {
  skills: readonly { id: string; name: string }[];
  /** The number of open jobs for the id of each skill. */
  counts: ReadonlyMap<string, number> | undefined;
}

/** Links that each open the job search with one skill, for the skills that most open jobs ask for. */
export function SkillLinks({ skills, counts }: SkillLinksProps) {
  const { t } = useTranslation();
  const countOf = ({ id }: { id: string }) => counts?.get(id) ?? 0;
  return (
    <WordLinks
      heading={t('jobs.top.skills')}
      links={skills
        .filter(countOf)
        .sort((a, b) => countOf(b) - countOf(a))
        .slice(0, SHOWN)
        .map((skill) => ({
          to: buildResultUrl({ ...emptyJobSearch, skills: [skill.id] }),
          children: <CountedName name={skill.name} count={countOf(skill)} />,
        }))}
    />
  );
}
