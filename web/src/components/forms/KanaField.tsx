import { Input, type InputProps } from 'antd';
import type { FocusEvent } from 'react';
import { toFullWidthKatakana } from '../../lib/format/toFullWidthKatakana';

interface KanaFieldProps extends Pick<InputProps, 'id' | 'autoComplete' | 'aria-label'> {
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
}

/**
 * A form field for the kana reading of a name. People may type hiragana or half-width katakana; when they
 * leave the field, the text is converted to full-width katakana.
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
