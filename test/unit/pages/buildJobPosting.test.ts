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
    employmentType: 'CONTRACTOR',
    datePosted: '2026-05-01',
    hiringOrganization: { name: '株式会社さざなみ', logo: 'https://site.example.com/public/o/icon.png' },
    jobLocationType: 'TELECOMMUTE',
    jobLocation: { address: { addressRegion: '東京都' } },
    baseSalary: { value: { minValue: 600_000, maxValue: 800_000, unitText: 'MONTH' } },
  });
});

test('a hidden organization is confidential, whatever the record holds', () => {
  const posting = buildJobPosting(aJob({ isHideOrganizationName: true }), site);
  expect(posting.hiringOrganization).toBe('confidential');
  expect(JSON.stringify(posting)).not.toContain('さざなみ');
});

test('a job without a monthly or hourly salary states none', () => {
  expect(buildJobPosting(aJob({ salaryType: 'FIXED' }), site).baseSalary).toBeUndefined();
  expect(buildJobPosting(aJob({ minumumSalary: null }), site).baseSalary).toBeUndefined();
});
