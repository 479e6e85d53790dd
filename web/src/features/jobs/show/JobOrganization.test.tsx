import { screen } from '@testing-library/react';
import { aJob } from '../../../testing/aJob';
import { renderWithApi } from '../../../testing/renderWithApi';
import { JobOrganization } from './JobOrganization';
import type { ShownJob } from './ShownJob';

test('who was told the name of a hidden organization reads it, and that the page hides it from others', async () => {
  const myApply = { id: 'me.j', disclosedName: '株式会社かくれざと' };
  const hidden = {
    organizationName: null,
    organizationNameForHidden: '医療系の企業',
    isHideOrganizationName: true,
  };
  const job = { ...aJob(), ...hidden, myApply } as unknown as ShownJob;
  await renderWithApi(<JobOrganization job={job} />, {});
  expect(await screen.findByText('株式会社かくれざと')).toBeInTheDocument();
  expect(screen.getByText(/応募された方にだけお伝えしています/)).toBeInTheDocument();
  expect(screen.queryByText('医療系の企業')).toBeNull();
});
