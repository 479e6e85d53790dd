import type { SearchDocument } from '../../lambdas/index-search/Action';
import { employeeBenefitAdminDocument } from '../../lambdas/index-search/documents/employeeBenefitAdminDocument';
import { employeeBenefitDocument } from '../../lambdas/index-search/documents/employeeBenefitDocument';
import { openJobAdminDocument } from '../../lambdas/index-search/documents/openJobAdminDocument';
import { openJobDocument } from '../../lambdas/index-search/documents/openJobDocument';
import { userAdminDocument } from '../../lambdas/index-search/documents/userAdminDocument';
import { userAppliesDocument } from '../../lambdas/index-search/documents/userAppliesDocument';
import { userClientDocument } from '../../lambdas/index-search/documents/userClientDocument';
import { userFavoriteOpenJobsDocument } from '../../lambdas/index-search/documents/userFavoriteOpenJobsDocument';
import type { IndexName } from '../../lambdas/index-search/IndexName';
import { benefits } from './benefits';
import { corpus } from './corpus';
import { applications, keeps } from './privateRows';
import { talents } from './talents';

// Ages are computed for a fixed day, so that the recorded answers stay valid.
jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) });

/**
 * For each search index, the documents that the product's own functions build from the records of the search
 * tests.
 */
export const indices: readonly [IndexName, (SearchDocument | undefined)[]][] = [
  ['open-jobs', corpus.map(openJobDocument)],
  ['open-jobs-admin', corpus.map(openJobAdminDocument)],
  ['users-admin', talents.map(userAdminDocument)],
  ['users-client', talents.map(userClientDocument)],
  ['employee-benefits', benefits.map(employeeBenefitDocument)],
  ['employee-benefits-admin', benefits.map(employeeBenefitAdminDocument)],
  ['user-applies', applications.map(({ row, job, talent }) => userAppliesDocument(row, job, talent.user))],
  ['user-favorite-open-jobs', keeps.map(({ row, job }) => userFavoriteOpenJobsDocument(row, job, undefined))],
];

jest.useRealTimers();
