import { Select } from 'antd';
import type { FocusEvent } from 'react';

interface WordsFieldProps {
  value?: readonly string[];
  onChange?: (value: string[]) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  id?: string;
  placeholder: string;
  /** The maximum number of words in the field. */
  most: number;
}

/**
 * A form field for a list of freely typed words. Enter, a comma, 、 or leaving the field adds the typed word.
 */
export const WordsField = ({ value, onChange, most, ...rest }: WordsFieldProps) => (
  <Select
    {...rest}
    mode="tags"
    open={false}
    suffixIcon={null}
    style={{ width: '100%' }}
    tokenSeparators={[',', '、']}
    maxCount={most}
    value={[...(value ?? [])]}
    onChange={(words: string[]) => onChange?.(words.map((word) => word.trim()).filter(Boolean))}
  />
);
