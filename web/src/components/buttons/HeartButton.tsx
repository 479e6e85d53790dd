import HeartFilled from '@ant-design/icons/HeartFilled';
import HeartOutlined from '@ant-design/icons/HeartOutlined';
import { Button } from './Button';
import styles from './HeartButton.module.css';

interface HeartButtonProps {
  pressed: boolean;
  /** What it does, with the name of what it is about: a page has many of these buttons. */
  name: string;
  /** A word beside the heart; by default the heart is alone. */
  word?: string;
  onToggle: () => void;
}

/** A heart with which people keep something, or let it go. */
export function HeartButton({ pressed, name, word, onToggle }: HeartButtonProps) {
  return (
    <Button
      look="bare"
      className={`${styles.heart} ${word ? styles.labelled : ''}`}
      aria-pressed={pressed}
      aria-label={name}
      onClick={onToggle}
    >
      {pressed ? <HeartFilled className={styles.pressed} aria-hidden /> : <HeartOutlined aria-hidden />}
      {word && <span>{word}</span>}
    </Button>
  );
}
