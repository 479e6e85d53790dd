import { organizations as organizationTexts } from '../../../lambdas/seed/texts/organizations';
import { seeded, seedDay } from '../../support/seedData';

const jobs = seeded('OpenJob');
const organizations = seeded('Organization');
const textOf = ({ overView, issue, description, recommendFor }: (typeof jobs)[number]) =>
  `${overView}\n${issue}\n${description}\n${recommendFor}`;
const isOpen = (job: (typeof jobs)[number]) => job.isPublic === true && job.isDraft === false;

describe('the jobs of the demo data', () => {
  it('include at least 200 open ones in at least 12 occupations, some drafts, some closed ones and one to review', () => {
    const open = jobs.filter(isOpen);
    expect(open.length).toBeGreaterThanOrEqual(200);
    expect(new Set(open.map(({ openJobJobId }) => openJobJobId)).size).toBeGreaterThanOrEqual(12);
    expect(jobs.filter(({ isDraft }) => isDraft === true).length).toBeGreaterThanOrEqual(2);
    expect(jobs.filter(({ reviewRequestedAt }) => reviewRequestedAt !== undefined)).not.toEqual([]);
    expect(jobs.filter(({ closedAt }) => closedAt !== undefined).length).toBeGreaterThanOrEqual(2);
  });

  it('have between 400 and 1,200 characters of text each', () => {
    const lengths = jobs.map((job) => [textOf(job).replaceAll('\n', '').length, job.title] as const);
    expect(lengths.filter(([length]) => length < 400 || length > 1200)).toEqual([]);
  });

  it('share no title, overview, issue or recommendation, and hardly any task', () => {
    const tasks = jobs.flatMap(({ description }) =>
      `${description}`.split('\n').filter((line) => line.startsWith('・')),
    );
    for (const field of ['title', 'overView', 'issue', 'recommendFor']) {
      expect(new Set(jobs.map((job) => job[field])).size).toBe(jobs.length);
    }
    expect(new Set(tasks).size).toBeGreaterThan(tasks.length * 0.99);
  });

  it('describe the team differently within an occupation', () => {
    const surroundings = jobs.map(({ openJobJobId, description }) => {
      const lines = `${description}`.split('\n');
      return `${openJobJobId} ${lines[lines.indexOf('【チームと環境】') + 1]}`;
    });
    expect(new Set(surroundings).size).toBeGreaterThan(jobs.length * 0.98);
  });

  it('were published over the last 60 days', () => {
    const ages = jobs
      .filter(isOpen)
      .map(({ publishedAt }) => (seedDay.midnight - Date.parse(`${publishedAt}`)) / 86_400_000);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThanOrEqual(60);
    expect(ages.filter((age) => age < 7).length).toBeGreaterThan(8);
    expect(ages.filter((age) => age > 45).length).toBeGreaterThan(20);
  });

  it('have plausible pay for its type', () => {
    const bands: Record<string, [number, number]> = {
      HOURLY: [1500, 10_000],
      DAILY: [20_000, 80_000],
      MONTHLY: [200_000, 1_500_000],
      YEARLY: [3_500_000, 15_000_000],
      FIXED: [30_000, 4_000_000],
    };
    const odd = jobs.filter(({ salaryType, minumumSalary, maximumSalary }) => {
      const [least, most] = bands[`${salaryType}`] ?? [0, 0];
      return !(least <= Number(minumumSalary) && Number(maximumSalary) <= most);
    });
    expect(odd.map(({ title }) => title)).toEqual([]);
  });

  it('belong to 30 organizations, six of them anonymous', () => {
    expect(organizations).toHaveLength(30);
    expect(
      organizations.filter(({ isHideOrganizationName }) => isHideOrganizationName === true),
    ).toHaveLength(6);
    const known = new Set(organizations.map(({ id }) => id));
    expect(jobs.filter(({ organizationOpenJobsId }) => !known.has(`${organizationOpenJobsId}`))).toEqual([]);
  });

  it('never contain the name of an anonymous organization or its distinctive part', () => {
    const anonymous = organizationTexts.filter(({ nameForHidden }) => nameForHidden !== undefined);
    expect(anonymous).toHaveLength(6);
    const telling = anonymous.flatMap(({ name }) => [
      name,
      name.replaceAll(/株式会社|ホールディングス|システムズ|フィナンシャルテック|・ライフデジタル/g, ''),
    ]);
    const shown = jobs.map(({ title, baseLocationDetail, selectionProcessSupplement, ...job }) =>
      [title, baseLocationDetail, selectionProcessSupplement, textOf(job as (typeof jobs)[number])].join(
        '\n',
      ),
    );
    expect(telling.filter((word) => shown.some((text) => text.includes(word)))).toEqual([]);
  });

  it('have no unfilled placeholder', () => {
    expect(jobs.filter((job) => /undefined|null|\{|\}/.test(textOf(job)))).toEqual([]);
  });

  it('have at least three selection steps, numbered in order', () => {
    const steps = seeded('SelectionProcess');
    for (const { id } of jobs) {
      const own = steps.filter(({ openJobID }) => openJobID === id);
      expect(own.map(({ step }) => step)).toEqual(own.map((_, index) => index + 1));
      expect(own.length).toBeGreaterThanOrEqual(3);
    }
  });
});
