import { OpenJob } from '../../../model/entities/OpenJob';
import { SelectionProcess } from '../../../model/entities/SelectionProcess';
import { findHiddenNames } from '../../../model/rules/posting/findHiddenNames';
import { findPostingProblems } from '../../../model/rules/posting/findPostingProblems';
import { requiredToPublish } from '../../../model/rules/posting/requiredToPublish';
import { isPublic } from '../../../model/visibility/isPublic';
import { seeded } from '../../support/seedData';

const jobs = seeded('OpenJob').filter(isPublic);
const organizations = seeded('Organization');
const ids = new Set(jobs.map(({ id }) => id));
const steps = seeded('SelectionProcess').filter(({ openJobID }) => ids.has(`${openJobID}`));
const textsOf = (record: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  Object.fromEntries(
    fields.filter((field) => record[field]).map((field) => [field, `${record[field]}`.normalize('NFKC')]),
  );

describe('the public jobs of the demo data satisfy the posting rules', () => {
  it('say everything that a public job says', () => {
    expect(jobs.length).toBeGreaterThanOrEqual(200);
    const isAsked = ({ itemsDueOn }: (typeof jobs)[number]) => itemsDueOn !== undefined;
    expect(jobs.filter((job) => !isAsked(job)).flatMap(requiredToPublish)).toEqual([]);
    expect(jobs.filter(isAsked).map(requiredToPublish)).toEqual([['smokingMeasures']]);
  });

  it('say nothing that a public job must not say, nor do their selection steps', () => {
    const ofJobs = jobs.flatMap((job) => findPostingProblems(textsOf(job, OpenJob.postedTexts), []));
    const ofSteps = steps.flatMap((step) =>
      findPostingProblems(textsOf(step, SelectionProcess.postedTexts), []),
    );
    expect([...ofJobs, ...ofSteps]).toEqual([]);
  });

  it('do not reveal an organization that they hide', () => {
    const hiding = jobs.filter(({ isHideOrganizationName }) => isHideOrganizationName === true);
    expect(hiding.length).toBeGreaterThan(0);
    const revealed = hiding.flatMap((job) => {
      const organization = organizations.find(({ id }) => id === job.organizationOpenJobsId);
      const names = [organization?.name, organization?.kana].map((name) => `${name}`.normalize('NFKC'));
      return findHiddenNames(textsOf(job, [...OpenJob.postedTexts, 'coverImage']), names);
    });
    expect(revealed).toEqual([]);
  });
});
