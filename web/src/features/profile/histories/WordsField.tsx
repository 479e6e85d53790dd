import { Select } from 'antd';
import type { FocusEvent } from 'react';

interface WordsFieldProps {
  value?: readonly string[];
  onChange?: (value: string[]) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  id?: string;
  placeholder: string;
  /** The maximum number of words. */
  most: number;
}

/** A form field for several words of one's own. Enter, a comma, 、 and leaving the field add a word. */
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
