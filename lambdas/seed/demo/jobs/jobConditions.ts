import { catalogueId } from '../../catalogues/catalogueId';
import type { Dice } from '../../lib/Random';
import { jobPhrases } from '../../texts/jobPhrases';
import type { JobText } from '../../texts/jobs';

const isEmployment = (text: JobText) => text.work[0] === 'EMPLOYEE';

function sentence(dice: Dice, sentences: string[], tags: string[], years: number): string {
  return dice.pick(sentences).replace('{tags}', tags.join('、')).replace('{years}', `${years}`);
}

const tagOf = (name: string) => ({ id: catalogueId('SkillTag', name), name });

/** Contract, time, pay and skills of a job, as its record holds them. */
export function jobConditions(dice: Dice, text: JobText) {
  const [workType, numberOfDayPerWeek, numberOfHoursPerDay] = text.work;
  const [salaryType, minumumSalary, maximumSalary] = text.pay;
  const years = isEmployment(text) ? dice.int(3, 5) : dice.int(2, 4);
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
    requiredSkillTagsDescription: sentence(dice, jobPhrases.requirements, text.required.slice(0, 2), years),
    welcomeSkillTags: text.welcome.map(tagOf),
    welcomeSkillTagsDescription: sentence(dice, jobPhrases.welcomes, text.welcome.slice(0, 2), years),
  };
}
