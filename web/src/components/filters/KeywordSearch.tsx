import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';

interface KeywordSearchProps {
  /** The name of the field for screen readers, which is also its placeholder. */
  label: string;
  keyword: string;
  className?: string;
  large?: boolean;
  onSearch: (keyword: string) => void;
}

/**
 * A search field. It searches when the person presses Enter or the button, or clears the field, not while
 * typing.
 */
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
