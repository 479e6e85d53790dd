import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '../../../../../model/lengthOf';
import { Button } from '../../../components/buttons/Button';
import { Stack } from '../../../components/layout/Stack';
import { CreateApplicationCommentLimits } from '../../../generated/limits';
import styles from './Review.module.css';

interface CommentFormProps {
  initial?: string;
  label: string;
  submit: string;
  onCancel?: () => void;
  /** Called with the text, without blanks around it. Resolves to whether it was stored. */
  onSubmit: (text: string) => Promise<boolean>;
}

/** A field for a comment. What was typed stays if it cannot be stored. */
export function CommentForm({ initial = '', label, submit, onCancel, onSubmit }: CommentFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState(initial);
  const [isSending, setIsSending] = useState(false);
  const most = CreateApplicationCommentLimits.text;
  const isLong = lengthOf(text) > most;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === '' || isLong || isSending) return;
    setIsSending(true);
    const isStored = await onSubmit(trimmed);
    setIsSending(false);
    if (isStored) setText('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        value={text}
        aria-invalid={isLong || undefined}
        aria-describedby={isLong ? `${id}-long` : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {isLong && (
        <small id={`${id}-long`} role="alert">
          {t('applicationReview.long', { n: most })}
        </small>
      )}
      <Stack gap={8} wrap>
        <Button type="submit" size="small" loading={isSending}>
          {submit}
        </Button>
        {onCancel && (
          <Button size="small" look="text" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
