import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, print } from 'graphql';
import { AdminApplicationsDocument } from '../../../web/src/generated/adminApplications';
import { AdminUsersDocument } from '../../../web/src/generated/adminUsers';
import { SearchBenefitsDocument } from '../../../web/src/generated/benefits';
import { JobDetailDocument, SimilarJobsDocument } from '../../../web/src/generated/jobDetail';
import { KeptJobsDocument } from '../../../web/src/generated/keptJobs';
import { SearchJobsDocument } from '../../../web/src/generated/searchJobs';

/** Of the web app, word by word: a field more in a document of its own may cost a call. */
const shown = {
  jobSearch: SearchJobsDocument,
  jobDetail: JobDetailDocument,
  similarJobs: SimilarJobsDocument,
  keptJobs: KeptJobsDocument,
  applicants: AdminApplicationsDocument,
  talentSearch: AdminUsersDocument,
  benefitSearch: SearchBenefitsDocument,
} satisfies Record<string, DocumentNode>;

/** Written here, with every relation that it has, for what the web app does not show yet. */
const written = ['ownProfile', 'conversations', 'thread', 'portfolio', 'benefits'] as const;

type Screen = keyof typeof shown | (typeof written)[number];

/** What each screen asks for. */
export const documents = Object.fromEntries([
  ...Object.entries(shown).map(([screen, document]) => [screen, print(document)]),
  ...written.map((screen) => [screen, readFileSync(join(__dirname, `${screen}.graphql`), 'utf8')]),
]) as Record<Screen, string>;
