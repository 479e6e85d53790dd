import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';

interface KeywordSearchProps {
  /** What is searched: its name, and what stands in it while it is empty. */
  label: string;
  keyword: string;
  className?: string;
  large?: boolean;
  onSearch: (keyword: string) => void;
}

/** The word that a list is searched for, asked for with Enter or its button. */
export function KeywordSearch({ label, keyword, className, large = false, onSearch }: KeywordSearchProps) {
  const { t } = useTranslation();
  return (
    <Input.Search
      key={keyword}
      allowClear
      size={large ? 'large' : undefined}
      className={className}
      defaultValue={keyword}
      placeholder={label}
      aria-label={label}
      searchIcon={<SearchOutlined aria-label={t('common.search')} />}
      onSearch={onSearch}
    />
  );
}
