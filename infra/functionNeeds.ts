import { needs as applyEvents } from '../lambdas/handle-changes/needs';
import { needs as checkFile } from '../lambdas/check-file/needs';
import { needs as closeIncompleteJobs } from '../lambdas/close-incomplete-jobs/needs';
import { needs as computeInsights } from '../lambdas/compute-insights/needs';
import { needs as countEmptySearches } from '../lambdas/count-empty-searches/needs';
import { needs as endJobAlert } from '../lambdas/end-job-alert/needs';
import { needs as eraseAccounts } from '../lambdas/erase-accounts/needs';
import { needs as exportData } from '../lambdas/export-data/needs';
import { needs as exportInsightsCsv } from '../lambdas/export-insights-csv/needs';
import { needs as exportUsersCsv } from '../lambdas/export-users-csv/needs';
import { needs as findRecords } from '../lambdas/find-records/needs';
import { needs as identityTriggers } from '../lambdas/identity-triggers/needs';
import { needs as indexSearch } from '../lambdas/index-search/needs';
import { needs as manageAccounts } from '../lambdas/manage-accounts/needs';
import { needs as manageSearch } from '../lambdas/manage-search/needs';
import { needs as migrateData } from '../lambdas/migrate-data/needs';
import { needs as notifyEmail } from '../lambdas/notify-email/needs';
import { needs as notifySlack } from '../lambdas/notify-slack/needs';
import { needs as queueJobAlerts } from '../lambdas/queue-job-alerts/needs';
import { needs as readOpenWork } from '../lambdas/read-open-work/needs';
import { needs as receiveContact } from '../lambdas/receive-contact/needs';
import { needs as redriveNotices } from '../lambdas/redrive-notices/needs';
import { needs as remindComplaints } from '../lambdas/remind-complaints/needs';
import { needs as remindContracts } from '../lambdas/remind-contracts/needs';
import { needs as remindMeetings } from '../lambdas/remind-meetings/needs';
import { needs as renderPage } from '../lambdas/render-page/needs';
import { needs as seed } from '../lambdas/seed/needs';
import { needs as signFiles } from '../lambdas/sign-files/needs';
import { needs as transferData } from '../lambdas/transfer-data/needs';
import { needs as verifyData } from '../lambdas/verify-data/needs';
import { needs as verifyInsights } from '../lambdas/verify-insights/needs';
import type { FunctionNeeds } from '../model/FunctionNeeds';

const declared = {
  'handle-changes': applyEvents,
  'check-file': checkFile,
  'close-incomplete-jobs': closeIncompleteJobs,
  'compute-insights': computeInsights,
  'count-empty-searches': countEmptySearches,
  'end-job-alert': endJobAlert,
  'erase-accounts': eraseAccounts,
  'export-data': exportData,
  'export-insights-csv': exportInsightsCsv,
  'export-users-csv': exportUsersCsv,
  'find-records': findRecords,
  'identity-triggers': identityTriggers,
  'index-search': indexSearch,
  'manage-accounts': manageAccounts,
  'manage-search': manageSearch,
  'migrate-data': migrateData,
  'notify-email': notifyEmail,
  'notify-slack': notifySlack,
  'queue-job-alerts': queueJobAlerts,
  'read-open-work': readOpenWork,
  'receive-contact': receiveContact,
  'redrive-notices': redriveNotices,
  'remind-complaints': remindComplaints,
  'remind-contracts': remindContracts,
  'remind-meetings': remindMeetings,
  'render-page': renderPage,
  seed,
  'sign-files': signFiles,
  'transfer-data': transferData,
  'verify-data': verifyData,
  'verify-insights': verifyInsights,
};

export type FunctionName = keyof typeof declared;

/**
 * What each Lambda function needs (permissions, environment variables, memory, time limit), as its `needs.ts`
 * declares. The key is the name of the function's folder in lambdas/.
 */
export const functionNeeds: Readonly<Record<FunctionName, FunctionNeeds>> = declared;

export const functionNames = Object.keys(declared) as FunctionName[];

/**
 * Returns the name of the Lambda function whose `needs.ts` satisfies the predicate.
 * @throws Error when no function, or more than one, satisfies it
 */
export function functionThat(matches: (needs: FunctionNeeds) => boolean | undefined): FunctionName {
  const [name, ...others] = functionNames.filter((each) => matches(functionNeeds[each]));
  if (name && others.length === 0) return name;
  throw new Error(`Of all needs.ts exactly one must match ${matches}, not: ${[name, ...others]}`);
}
