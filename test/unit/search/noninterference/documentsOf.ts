import { employeeBenefitDocument } from '../../../../lambdas/index-search/documents/employeeBenefitDocument';
import { openJobAdminDocument } from '../../../../lambdas/index-search/documents/openJobAdminDocument';
import { openJobDocument } from '../../../../lambdas/index-search/documents/openJobDocument';
import { userAppliesDocument } from '../../../../lambdas/index-search/documents/userAppliesDocument';
import { userClientDocument } from '../../../../lambdas/index-search/documents/userClientDocument';
import { userFavoriteOpenJobsDocument } from '../../../../lambdas/index-search/documents/userFavoriteOpenJobsDocument';
import type { SearchDocument } from '../../../../lambdas/index-search/Action';
import type { IndexName } from '../../../../lambdas/index-search/IndexName';
import type { Tables } from './Tables';

/**
 * The search documents of one data set of the noninterference test: for each index, its name and its
 * documents.
 */
export type Documents = readonly [IndexName, (SearchDocument | undefined)[]][];

/**
 * Builds every document that callers other than administrators can search, with the product's own functions.
 */
export const documentsOf = ({ jobs, people, benefits, keeps, applications }: Tables): Documents => [
  ['open-jobs', jobs.map(openJobDocument)],
  ['open-jobs-admin', jobs.map(openJobAdminDocument)],
  ['users-client', people.map(userClientDocument)],
  ['employee-benefits', benefits.map(employeeBenefitDocument)],
  ['user-favorite-open-jobs', keeps.map(({ row, job }) => userFavoriteOpenJobsDocument(row, job, undefined))],
  ['user-applies', applications.map(({ row, job, person }) => userAppliesDocument(row, job, person.user))],
];
