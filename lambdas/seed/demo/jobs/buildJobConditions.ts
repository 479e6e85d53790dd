import { catalogueId } from '../../catalogues/catalogueId';
import type { Random } from '../../lib/Random';
import { jobPhrases } from '../../texts/jobPhrases';
import type { JobText } from '../../texts/jobs';

const isEmployment = (text: JobText) => text.work[0] === 'EMPLOYEE';

function sentence(random: Random, sentences: string[], tags: string[], years: number): string {
  return random.pick(sentences).replace('{tags}', tags.join('、')).replace('{years}', `${years}`);
}

const tagOf = (name: string) => ({ id: catalogueId('SkillTag', name), name });

/** Returns the conditions of a demo job as fields of its record: contract, hours, pay and skills. */
export function buildJobConditions(random: Random, text: JobText) {
  const [workType, numberOfDayPerWeek, numberOfHoursPerDay] = text.work;
  const [salaryType, minumumSalary, maximumSalary] = text.pay;
  const years = isEmployment(text) ? random.int(3, 5) : random.int(2, 4);
  return {
    workType,
    numberOfDayPerWeek,
    numberOfHoursPerDay,
    baseLocationTypes: text.at,
    salaryType,
    minumumSalary,
    maximumSalary,
    skills: [...text.required, ...text.welcome],
    requiredSkillTags: text.required.map(tagOf),
    requiredSkillTagsDescription: sentence(random, jobPhrases.requirements, text.required.slice(0, 2), years),
    welcomeSkillTags: text.welcome.map(tagOf),
    welcomeSkillTagsDescription: sentence(random, jobPhrases.welcomes, text.welcome.slice(0, 2), years),
  };
}
