import { employeeBenefitAdminDocument } from '../../../lambdas/index-search/documents/employeeBenefitAdminDocument';
import { employeeBenefitDocument } from '../../../lambdas/index-search/documents/employeeBenefitDocument';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';

const aBenefit = (more: Record<string, unknown> = {}): StoredRow => ({
  ...{ pk: 'EmployeeBenefit', sk: 'b-1', __typename: 'EmployeeBenefit', id: 'b-1', version: 2 },
  ...{
    createdAt: '2026-01-05T00:00:00.000Z',
    updatedAt: '2026-01-06T00:00:00.000Z',
    listKey: 'EmployeeBenefit',
  },
  ...{ title: '国内宿泊プラン', couponCode: 'YADO-10', createdBy: 'somebody', isDraft: false, usedCount: 3 },
  ...{ employeeBenefitOrganizationId: 'p-1', organization: { id: 'p-1', name: 'やどかり' } },
  ...{
    organizationEmployeeBenefitsId: 'org-1',
    tags: [{ id: 't-1', name: '旅行' }],
    useProcesses: ['予約する'],
  },
  ...more,
});

test('the public document of a benefit holds the fields of lists, without the coupon and the offering organization', () => {
  const document = employeeBenefitDocument(aBenefit());
  expect(document).toMatchObject({
    ...{ id: 'b-1', title: '国内宿泊プラン', tagIDs: ['t-1'], tagNames: ['旅行'], steps: ['予約する'] },
    ...{ organizationId: 'p-1', organizationName: 'やどかり', usedCount: 3, isDraft: false },
  });
  const text = JSON.stringify(document);
  for (const secret of ['YADO', 'org-1', 'somebody', 'listKey', 'myUse', 'usedUsers'])
    expect(text).not.toContain(secret);
});

test('a draft has only a document for administrators, with its coupon', () => {
  const draft = aBenefit({ isDraft: true });
  expect(employeeBenefitDocument(draft)).toBeUndefined();
  expect(employeeBenefitAdminDocument(draft)).toMatchObject({ isDraft: true, couponCode: 'YADO-10' });
});
