import { screen, within } from '@testing-library/react';
import { aJob } from '../../../testing/aJob';
import { renderWithApi } from '../../../testing/renderWithApi';
import { JobFacts } from './JobFacts';
import type { ShownJob } from './ShownJob';

const open = (changes: object) =>
  renderWithApi(<JobFacts job={{ ...aJob(), ...changes } as unknown as ShownJob} />, {});

const organization = {
  ...{ id: 'o', name: '株式会社さざなみ', icon: null, description: null },
  ...{ address: '東京都千代田区', contact: 'saiyo@example.com' },
};

test('the conditions are those of the kind of contract, with where and how to reach the organization', async () => {
  const items = { termType: 'FIXED', renewalTerms: '1年ごとに更新', endingTerms: '業務委託の項目' };
  await open({ workType: 'INTERN', contractKind: 'EMPLOYMENT', ...items, organization });
  const rows = within((await screen.findByText('募集要項')).closest('section')!);
  const shown = [
    'インターン（雇用）',
    '期間の定めあり',
    '1年ごとに更新',
    '東京都千代田区',
    'saiyo@example.com',
  ];
  shown.forEach((text) => expect(rows.getByText(text)).toBeInTheDocument());
  expect(rows.queryByText('業務委託の項目')).toBeNull();
});

test('a job that hides its organization names Enishi as the contact', async () => {
  await open({ isHideOrganizationName: true, organization: null });
  expect(await screen.findByRole('link', { name: 'Enishi運営が承ります' })).toHaveAttribute(
    'href',
    '/contact-us?job=01JOB',
  );
});
