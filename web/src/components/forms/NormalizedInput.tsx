import { Input, type InputProps } from 'antd';
import type { FocusEvent } from 'react';
import { isByInputMethod } from '../../lib/isByInputMethod';

export interface NormalizedInputProps extends Pick<
  InputProps,
  'id' | 'autoComplete' | 'aria-label' | 'type' | 'inputMode' | 'placeholder' | 'lang'
> {
  value?: string | null;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
  /** Returns the text in the form in which it is stored; a text that it cannot read, as it is. */
  normalize: (text: string) => string;
}

/**
 * A form field whose text is stored in one form, however it is typed. It shows what is typed, and the stored
 * form as soon as the person leaves the field or sends the form with Enter.
 */
export function NormalizedInput({ normalize, value, onChange, onBlur, ...rest }: NormalizedInputProps) {
  const accept = (text: string) => {
    const normal = normalize(text);
    if (normal !== text) onChange?.(normal);
  };
  return (
    <Input
      {...rest}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      onPressEnter={({ nativeEvent, currentTarget }) => {
        if (!isByInputMethod(nativeEvent)) accept(currentTarget.value);
      }}
      onBlur={(event) => {
        accept(event.target.value);
        onBlur?.(event);
      }}
    />
  );
}
