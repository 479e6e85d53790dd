import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import type { PublicPageFragment } from '../../../generated/publicPages';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { paths } from '../../../lib/paths';
import { useDescription } from '../../../lib/route/useDescription';
import { useTitle } from '../../../lib/route/useTitle';
import { readPageNumber } from '../../../lib/search/readPageNumber';
import { JobSearchView } from '../result/JobSearchView';
import { useJobResults } from '../result/useJobResults';
import { buildResultUrl } from '../../../entities/job/search/buildResultUrl';
import { buildPageSearch } from './buildPageSearch';
import { publicJobsOnly } from './publicJobsOnly';

/** The jobs that the saved search of a public page finds now. Changing a condition opens the job search. */
export function PublicPageResults({ page }: { page: PublicPageFragment }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const person = useSignedIn();
  const search = { ...buildPageSearch(page), page: readPageNumber(params.get('page')) };
  const results = useJobResults(search, person?.isAdmin ? publicJobsOnly : {});
  const header = page.header ?? page.url;
  useTitle(header);
  useDescription(t('publicPages.description', { header, n: results.total ?? 0 }));
  return (
    <JobSearchView
      search={search}
      results={results}
      onChange={(next) => void navigate(buildResultUrl({ ...next, page: 1 }))}
      hrefOf={(n) => (n > 1 ? `${paths.publicPage(page.url)}?page=${n}` : paths.publicPage(page.url))}
      heading={header}
      bar={<ButtonLink to={buildResultUrl({ ...search, page: 1 })}>{t('publicPages.change')}</ButtonLink>}
    />
  );
}
