import { Input, type InputProps } from 'antd';
import type { FocusEvent } from 'react';
import { toFullWidthKatakana } from '../../lib/format/toFullWidthKatakana';

interface KanaFieldProps extends Pick<InputProps, 'id' | 'autoComplete' | 'aria-label'> {
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
}

/**
 * A field for the reading of a name. People type hiragana or half-width katakana if they like: what they leave is
 * full-width katakana.
 */
export const KanaField = ({ value, onChange, onBlur, ...rest }: KanaFieldProps) => (
  <Input
    {...rest}
    value={value}
    onChange={(event) => onChange?.(event.target.value)}
    onBlur={(event) => {
      const katakana = toFullWidthKatakana(event.target.value);
      if (katakana !== event.target.value) onChange?.(katakana);
      onBlur?.(event);
    }}
  />
);
