import { Input } from 'antd';
import styles from './CodeInput.module.css';

interface CodeInputProps {
  id?: string;
  value?: string;
  onChange?: (code: string) => void;
}

/** Full-width digits, as Japanese keyboards write them, count as digits. */
const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/** Six boxes for a mailed code; pasting the whole of it works. */
export const CodeInput = ({ value, onChange, ...rest }: CodeInputProps) => (
  <Input.OTP
    {...rest}
    className={styles.boxes}
    length={6}
    size="large"
    inputMode="numeric"
    autoComplete="one-time-code"
    formatter={digits}
    value={value}
    onChange={onChange}
  />
);
