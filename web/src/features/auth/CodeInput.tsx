import { Input, type InputRef } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedText } from '../../components/forms/useTypedText';
import { isByInputMethod } from '../../lib/isByInputMethod';
import { takesFocus } from '../../lib/route/takesFocus';
import styles from './CodeInput.module.css';

const PLACES = [0, 1, 2, 3, 4, 5];

interface CodeInputProps {
  id?: string;
  value?: string;
  onChange?: (code: string) => void;
  'aria-describedby'?: string;
  /** True to focus the first input as soon as the screen appears. */
  isFirst?: boolean;
}

/** Returns the digits of a text. Full-width digits, which Japanese keyboards produce, are converted. */
const digits = (text: string) => [...text.normalize('NFKC').replace(/\D/g, '')];

/**
 * Inputs for the six digits of a mailed code. Several digits that are typed, pasted or filled in at once are
 * distributed. `onChange` is called when all inputs are filled.
 */
export function CodeInput({
  id,
  value = '',
  onChange,
  'aria-describedby': describedBy,
  isFirst,
}: CodeInputProps) {
  const { t } = useTranslation();
  const boxes = useRef<(InputRef | null)[]>([]);
  const [entered, setEntered] = useState(() => digits(value));
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setEntered(digits(value));
  }
  const focus = (place: number) => boxes.current[place]?.focus({ cursor: 'all' });
  const write = (place: number, text: string) => {
    const hasFocus = boxes.current[place]?.input === document.activeElement;
    const found = digits(text);
    const next = PLACES.map((at) => found[at - place] ?? (at === place ? '' : (entered[at] ?? '')));
    setEntered(next);
    if (hasFocus && found.length > 0) focus(Math.min(place + found.length, PLACES.length - 1));
    const code = next.join('');
    if (code.length === PLACES.length && code !== entered.join('')) onChange?.(code);
  };
  return (
    <div
      id={id}
      role="group"
      aria-label={t('auth.code')}
      aria-describedby={describedBy}
      className={styles.boxes}
    >
      {PLACES.map((place) => (
        <Box
          key={place}
          takeRef={(box) => {
            boxes.current[place] = box;
          }}
          label={t('auth.codeDigit', { n: place + 1 })}
          isFirst={isFirst === true && place === 0}
          digit={entered[place] ?? ''}
          onText={(text) => write(place, text)}
          onMove={(by) => focus(place + by)}
        />
      ))}
    </div>
  );
}

interface BoxProps {
  takeRef: (box: InputRef | null) => void;
  label: string;
  isFirst: boolean;
  digit: string;
  onText: (text: string) => void;
  onMove: (by: 1 | -1) => void;
}

function Box({ takeRef, label, isFirst, digit, onText, onMove }: BoxProps) {
  const typed = useTypedText({ value: digit, onText });
  const move = (event: KeyboardEvent) => {
    if (isByInputMethod(event.nativeEvent)) return;
    const isBack = event.key === 'ArrowLeft' || (event.key === 'Backspace' && digit === '');
    if (!isBack && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onMove(isBack ? -1 : 1);
  };
  return (
    <Input
      {...(isFirst && takesFocus)}
      {...typed}
      ref={takeRef}
      aria-label={label}
      size="large"
      inputMode="numeric"
      autoComplete="one-time-code"
      onFocus={({ target }) => target.select()}
      onKeyDown={move}
    />
  );
}
