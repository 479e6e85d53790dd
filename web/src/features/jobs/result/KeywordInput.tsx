import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { writeJobSearch } from '../../../entities/job/search/writeJobSearch';
import { paths } from '../../../lib/paths';
import { SuggestedInput } from '../suggest/SuggestedInput';
import styles from './KeywordInput.module.css';
import { useTypedKeyword } from './useTypedKeyword';

interface KeywordInputProps {
  /** The job search that is shown now. */
  search: JobSearch;
  /** Called with the keyword that the person has typed. */
  onChange: (keyword: string) => void;
  /** Called when the person has chosen a suggestion, with the job search that the suggestion stands for. */
  onChoose: (next: JobSearch) => void;
}

/**
 * The keyword field of the job search. It searches while the person types, shortly after the last letter, but
 * not while an input method is composing characters.
 */
export function KeywordInput({ search, onChange, onChoose }: KeywordInputProps) {
  const { t } = useTranslation();
  const { text, inputProps, searchNow, accept } = useTypedKeyword(search.keyword, onChange);
  const others = new URLSearchParams(writeJobSearch({ ...search, keyword: '', page: 1 }));
  return (
    <form
      role="search"
      action={paths.jobsResult}
      className={styles.keyword}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow(text);
      }}
    >
      <SearchOutlined aria-hidden />
      {/* Without a script the form asks for the whole search. */}
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SuggestedInput
        {...inputProps}
        name="q"
        aria-label={t('jobs.result.keyword')}
        search={search}
        onChoose={(next) => {
          accept(next.keyword);
          onChoose(next);
        }}
      />
      {text && (
        <Button look="bare" aria-label={t('jobs.result.clearKeyword')} onClick={() => searchNow('')}>
          <CloseCircleFilled aria-hidden />
        </Button>
      )}
    </form>
  );
}
