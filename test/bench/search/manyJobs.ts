import { seeded } from '../../support/seedData';
import { ulid } from '../../support/ulid';

const DAY = 86_400_000;
const jobs = seeded('OpenJob').filter(({ isPublic, isDraft }) => isPublic && !isDraft);

/**
 * Generates the given number of public jobs for a benchmark. Their texts come from the seed data; their
 * numbers, pay and dates vary.
 */
export function* manyJobs(count: number): Generator<Record<string, unknown>> {
  for (let number = 0; number < count; number++) {
    const job = jobs[number % jobs.length];
    const id = ulid();
    const at = new Date(Date.now() - ((number * 37) % 365) * DAY).toISOString();
    yield {
      ...job,
      ...{
        pk: id,
        sk: 'OpenJob',
        id,
        title: `${String(job?.title)}（${number}）`,
        isExcellent: number % 9 === 0,
      },
      ...{ minumumSalary: 200_000 + (number % 80) * 10_000, numberOfDayPerWeek: 1 + (number % 5) },
      ...{ createdAt: at, updatedAt: at, publishedAt: at },
    };
  }
}
