import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { buildResultUrl } from '../../../entities/job/search/buildResultUrl';
import { useJobSearch } from '../search/useJobSearch';
import { loadable } from '../../../lib/loadable/loadable';
import { JobSearchView } from './JobSearchView';
import { KeywordInput } from './KeywordInput';
import { useJobResults } from './useJobResults';
import { useSaveRecentSearch } from './useSaveRecentSearch';
import { useReportEmptySearch } from './useReportEmptySearch';

const SavePageButton = loadable(async () => (await import('../pages/SavePageButton')).SavePageButton);

/** The screen /jobs/result with the results of a job search. The URL contains the complete search. */
export function JobsResult() {
  const [search, change] = useJobSearch();
  const results = useJobResults(search);
  const person = useSignedIn();
  useSaveRecentSearch(search);
  useReportEmptySearch(search, results.isInVain);
  return (
    <JobSearchView
      search={search}
      results={results}
      onChange={change}
      hrefOf={(page) => buildResultUrl({ ...search, page })}
      bar={
        <KeywordInput
          search={search}
          onChange={(keyword) => change({ ...search, keyword }, { replace: true })}
          onChoose={change}
        />
      }
      actions={person?.isAdmin && <SavePageButton search={search} />}
    />
  );
}
