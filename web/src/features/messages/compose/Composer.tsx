import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '../../../../../model/rules/isBlank';
import { Button } from '../../../components/buttons/Button';
import { CreateMessageLimits } from '../../../generated/limits';
import { personal } from '../../../lib/storage/personal';
import styles from './Composer.module.css';
import { type Contact, findContacts } from './findContacts';
import { TemplateMenu } from './TemplateMenu';
import { lengthOf } from '../../../../../model/lengthOf';
import { isByInputMethod } from '../../../lib/isByInputMethod';
import { stored } from '../../../lib/storage/stored';

const KEY = 'messages.sendingKey';

/**
 * The key that sends a message. With `enter`, Enter sends the message and Shift+Enter starts a new line.
 * With `withControl`, Ctrl+Enter or ⌘+Enter sends it and Enter starts a new line.
 */
type SendingKey = 'enter' | 'withControl';

/**
 * Which key sends a message on this device, as the person has chosen. Without a choice, Enter sends on
 * devices with a mouse and starts a new line on phones.
 */
const sendingKey = {
  get(): SendingKey {
    const chosen = stored.device.get(KEY);
    if (chosen === 'enter' || chosen === 'withControl') return chosen;
    return window.matchMedia('(pointer: coarse)').matches ? 'withControl' : 'enter';
  },
  set: (key: SendingKey) => stored.device.set(KEY, key),
};

/**
 * Returns whether a key press in the message field sends the message. Enter that confirms the conversion of
 * an input method does not.
 */
function isSending(event: KeyboardEvent, chosen: SendingKey): boolean {
  if (event.key !== 'Enter' || isByInputMethod(event.nativeEvent)) return false;
  if (chosen === 'withControl') return event.ctrlKey || event.metaKey;
  return !event.shiftKey && !event.altKey;
}

const MOST = CreateMessageLimits.content;

interface ComposerProps {
  conversationId: string;
  sub: string;
  onSend: (content: string) => void;
}

/**
 * The form for writing a message. The unsent text of each conversation is stored on this device as a draft.
 * If the text contains contact data or links to other sites, it is sent only after the person has confirmed a
 * warning.
 */
export function Composer({ conversationId, sub, onSend }: ComposerProps) {
  const { t } = useTranslation();
  const draft = `draft.${sub}.${conversationId}`;
  const [text, setText] = useState(() => personal.readText(draft));
  const [warned, setWarned] = useState<readonly Contact[]>([]);
  const [key, setKey] = useState(sendingKey.get);
  const field = useRef<HTMLTextAreaElement>(null);
  const length = lengthOf(text.trim());
  const isTooLong = length > MOST;
  const isEmpty = isBlank(text);

  useEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [text]);

  const write = (next: string) => {
    setText(next);
    setWarned([]);
    personal.write(draft, next);
  };
  const send = () => {
    onSend(text.trim());
    write('');
    field.current?.focus();
  };
  const check = () => {
    if (isEmpty || isTooLong) return;
    const found = findContacts(text, window.location.host);
    if (found.length > 0) setWarned(found);
    else send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSending(event, key)) return;
    event.preventDefault();
    check();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      {warned.length > 0 && (
        <div role="alert" className={styles.warning}>
          <p>
            {t('messages.warning', { what: warned.map((one) => t(`messages.contact.${one}`)).join('・') })}
          </p>
          <Button size="small" onClick={send}>
            {t('messages.sendAnyway')}
          </Button>
          <Button size="small" look="text" onClick={() => setWarned([])}>
            {t('messages.keepEditing')}
          </Button>
        </div>
      )}
      <textarea
        ref={field}
        rows={1}
        value={text}
        aria-label={t('messages.write')}
        placeholder={t('messages.write')}
        aria-invalid={isTooLong}
        aria-describedby="message-count"
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.bar}>
        <TemplateMenu
          sub={sub}
          text={text}
          onChoose={(one) => {
            write(text === '' ? one : `${text}\n${one}`);
            field.current?.focus();
          }}
        />
        <label className={styles.key} data-hint="keys">
          <input
            type="checkbox"
            checked={key === 'enter'}
            onChange={({ target }) => {
              const chosen = target.checked ? 'enter' : 'withControl';
              sendingKey.set(chosen);
              setKey(chosen);
            }}
          />
          {t('messages.enterSends')}
        </label>
        <span id="message-count" className={styles.count} data-long={isTooLong}>
          {t(isTooLong ? 'messages.tooLong' : 'messages.count', { n: length, most: MOST })}
        </span>
        <Button look="primary" type="submit" disabled={isEmpty || isTooLong}>
          {t('messages.send')}
        </Button>
      </div>
    </form>
  );
}
