import { buildJobPosting, type PublicJob } from '../../../lambdas/render-page/heads/buildJobPosting';

const site = 'https://site.example.com';

const aJob = (changes: Partial<PublicJob> = {}): PublicJob => ({
  id: 'job-1',
  title: '受付画面を組み直す仕事',
  description: '仕事の内容',
  workType: 'SIDE_WORK',
  baseLocationTypes: ['REMOTE'],
  salaryType: 'MONTHLY',
  minumumSalary: 600_000,
  maximumSalary: 800_000,
  organizationName: '株式会社さざなみ',
  publishedAt: '2026-05-01T01:02:03.000Z',
  organization: { id: 'o', name: '株式会社さざなみ', icon: 'public/o/icon.png' },
  baseLocation: { id: 'p', name: '東京都' },
  ...changes,
});

test('a job is a JobPosting with its organization, place and salary', () => {
  expect(buildJobPosting(aJob(), site)).toMatchObject({
    '@type': 'JobPosting',
    title: '受付画面を組み直す仕事',
    employmentType: ['CONTRACTOR'],
    datePosted: '2026-05-01',
    hiringOrganization: { name: '株式会社さざなみ', logo: 'https://site.example.com/public/o/icon.png' },
    jobLocationType: 'TELECOMMUTE',
    jobLocation: { address: { addressRegion: '東京都' } },
    baseSalary: { value: { minValue: 600_000, maxValue: 800_000, unitText: 'MONTH' } },
  });
});

test.each([
  ['https://saiyo.example.com/form', { url: 'https://saiyo.example.com/form' }],
  ['採用担当 saiyo@example.com', { email: 'saiyo@example.com' }],
  ['03-0000-0000', { telephone: '03-0000-0000' }],
])('the contact %s is a point of contact', (contact, point) => {
  const organization = { id: 'o', name: '株式会社さざなみ', address: '東京都千代田区', contact };
  expect(buildJobPosting(aJob({ organization }), site).hiringOrganization).toMatchObject({
    address: '東京都千代田区',
    contactPoint: { '@type': 'ContactPoint', ...point },
  });
});

test('employment for a fixed term says so, with hours, days off and insurance', () => {
  const conditions = { workingHours: '9:30〜18:30', holidays: '土日', insurance: '雇用保険' };
  const job = aJob({ workType: 'EMPLOYEE', termType: 'FIXED', ...conditions });
  expect(buildJobPosting(job, site)).toMatchObject({
    employmentType: ['FULL_TIME', 'TEMPORARY'],
    workHours: '9:30〜18:30',
    jobBenefits: '土日\n雇用保険',
  });
  expect(buildJobPosting(aJob({ contractKind: 'EMPLOYMENT' }), site).employmentType).toEqual(['PART_TIME']);
});

test('a hidden organization is confidential, whatever the record holds', () => {
  const organization = { id: 'o', name: '株式会社さざなみ', address: 'さざなみビル', contact: 'さざなみ' };
  const posting = buildJobPosting(aJob({ isHideOrganizationName: true, organization }), site);
  expect(posting.hiringOrganization).toBe('confidential');
  expect(JSON.stringify(posting)).not.toContain('さざなみ');
});

test('a job without a monthly or hourly salary states none', () => {
  expect(buildJobPosting(aJob({ salaryType: 'FIXED' }), site).baseSalary).toBeUndefined();
  expect(buildJobPosting(aJob({ minumumSalary: null }), site).baseSalary).toBeUndefined();
});
