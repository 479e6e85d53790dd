import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useTranslation } from 'react-i18next';
import styles from './KeywordInput.module.css';
import { useTypedKeyword } from './useTypedKeyword';

interface KeywordInputProps {
  keyword: string;
  onChange: (keyword: string) => void;
}

/**
 * The keyword field of the job search. It searches while the person types, shortly after the last letter, but
 * not while an input method is composing characters.
 */
export function KeywordInput({ keyword, onChange }: KeywordInputProps) {
  const { t } = useTranslation();
  const { text, inputProps, searchNow } = useTypedKeyword(keyword, onChange);
  return (
    <form
      role="search"
      className={styles.keyword}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow(text);
      }}
    >
      <SearchOutlined aria-hidden />
      <input
        {...inputProps}
        type="search"
        enterKeyHint="search"
        aria-label={t('jobs.result.keyword')}
        placeholder={t('jobs.top.keywordHint')}
      />
      {text && (
        <button type="button" aria-label={t('jobs.result.clearKeyword')} onClick={() => searchNow('')}>
          <CloseCircleFilled aria-hidden />
        </button>
      )}
    </form>
  );
}
