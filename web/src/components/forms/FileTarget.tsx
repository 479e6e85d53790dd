import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FileTarget.module.css';

interface FileTargetProps {
  /** What the files are, for screen readers: 職務経歴書 (CV). */
  label: string;
  /** The accepted file types, as in HTML's `accept` attribute: `image/png,.pdf`. */
  accept?: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** True for a page that is about the file: a large area with its texts in the middle. */
  isLarge?: boolean;
  /** The id of the file input. A form uses it to connect its label to the input. */
  id?: string;
  /** Called with the chosen or dropped files: at most one unless `isMultiple`. */
  onChoose: (files: readonly File[]) => void;
  /** Texts after the button, such as the accepted kinds of files. */
  children?: ReactNode;
}

/** An area on which files are dropped, or which opens the dialog of the browser for choosing them. */
export function FileTarget(props: FileTargetProps) {
  const {
    label,
    accept,
    isMultiple = false,
    isDisabled = false,
    isLarge = false,
    onChoose,
    children,
  } = props;
  const { t } = useTranslation();
  const ownId = useId();
  const [isOver, setIsOver] = useState(false);
  const choose = (files: Iterable<File>) => {
    const given = [...files].slice(0, isMultiple ? undefined : 1);
    if (given.length > 0 && !isDisabled) onChoose(given);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files);
  };
  return (
    <div
      className={`${styles.target} ${isLarge ? styles.large : ''}`}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!isDisabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        id={props.id ?? ownId}
        type="file"
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        onChange={({ target }) => {
          choose(target.files ?? []);
          target.value = '';
        }}
      />
      <strong>{t('forms.upload.choose')}</strong>
      <span data-hint="keys">{t('forms.upload.drop')}</span>
      {children}
    </div>
  );
}
