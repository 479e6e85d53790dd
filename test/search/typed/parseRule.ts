import type { SearchDocument } from '../../../lambdas/index-search/Action';

type Test = (job: SearchDocument) => boolean;

const texts = (value: unknown): string[] => [value].flat().map((each) => `${(each as string) ?? ''}`);

/** Returns the texts of a job that a guest can read, joined into one. */
const readable = (job: SearchDocument): string =>
  [
    ...texts(job.title),
    ...texts(job.overView),
    ...texts(job.issue),
    ...texts(job.description),
    ...texts(job.recommendFor),
    ...texts(job.baseLocationDetail),
    ...texts(job.shownOrganizationName),
    ...texts(job.skillNames),
    ...texts(job.jobNames),
  ].join('\n');

/**
 * Returns a function that decides whether a job's maximum pay satisfies a comparison with an amount of yen,
 * such as `>=5000`. It returns false for jobs whose pay is for another unit of time than `salaryType`.
 */
const pays =
  (salaryType: string) =>
  (job: SearchDocument, amount: string): boolean =>
    job.salaryType === salaryType && compare(Number(job.maximumSalary), amount);

function compare(value: number, condition: string): boolean {
  const [, sign, number] = /^(>=|<=|=)(\d+)$/.exec(condition) ?? [];
  if (!number) throw new Error(`not a comparison: ${condition}`);
  if (sign === '=') return value === Number(number);
  return sign === '>=' ? value >= Number(number) : value <= Number(number);
}

/** For each kind of condition in a rule, the function that decides whether a job fulfils the condition. */
const KINDS: Record<string, (job: SearchDocument, value: string) => boolean> = {
  at: (job, value) => texts(job.baseLocationTypes).includes(value),
  d: (job, value) => compare(Number(job.numberOfDayPerWeek), value),
  dd: pays('DAILY'),
  h: pays('HOURLY'),
  m: pays('MONTHLY'),
  none: () => false,
  o: (job, value) => texts(job.jobNames).includes(value),
  only: (job, value) => texts(job.baseLocationTypes).join() === value,
  org: (job, value) => texts(job.shownOrganizationName).join().includes(value),
  p: (job, value) => texts(job.prefectureName).includes(value),
  t: (job, value) => texts(job.title).join().includes(value),
  tag: (job, value) => texts(job.skillNames).includes(value.replaceAll('_', ' ')),
  w: (job, value) => job.workType === value,
  x: (job, value) => readable(job).includes(value),
  y: pays('YEARLY'),
};

function parseCondition(text: string): Test {
  const [, not, kind = '', values = ''] = /^(!?)(\w+):(.*)$/.exec(text) ?? [];
  const holds = KINDS[kind];
  if (!holds) throw new Error(`not a condition: ${text}`);
  return (job) => values.split('|').some((value) => holds(job, value)) !== (not === '!');
}

/**
 * Returns a function that decides whether a job fulfils a rule. A rule consists of conditions `kind:value`,
 * which must all hold. If a condition has several values, separated by `|`, one of them must fit. `!` negates
 * a condition, and ` or ` separates alternative rules. `_` in the name of a skill means a space.
 * @throws Error for an unknown kind of condition
 */
export function parseRule(rule: string): Test {
  const alternatives = rule.split(' or ').map((each) => each.trim().split(/\s+/).map(parseCondition));
  return (job) => alternatives.some((conditions) => conditions.every((holds) => holds(job)));
}
