import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { DisclosureMenu } from '../../../components/shell/DisclosureMenu';
import styles from './Composer.module.css';
import { templates } from './templates';

interface TemplateMenuProps {
  sub: string;
  /** The text in the message field, which the person may save as a template. */
  text: string;
  onChoose: (text: string) => void;
}

/** A menu of templates for messages (定型文): Enishi's own, and those that the person saved on this device. */
export function TemplateMenu({ sub, text, onChoose }: TemplateMenuProps) {
  const { t } = useTranslation();
  const [own, setOwn] = useState(() => templates.list(sub));
  const starters = [
    t('messages.starter.thanks'),
    t('messages.starter.dates'),
    t('messages.starter.question'),
  ];
  const change = (action: () => void) => {
    action();
    setOwn(templates.list(sub));
  };
  return (
    <div className={styles.above}>
      <DisclosureMenu label={t('messages.templates')} button={t('messages.templates')}>
        <ul className={styles.templates}>
          {[...own, ...starters].map((one) => (
            <li key={one}>
              <Button look="bare" onClick={() => onChoose(one)}>
                {one}
              </Button>
              {own.includes(one) && (
                <Button
                  look="bare"

                  aria-label={t('messages.forgetTemplate', { text: one })}
                  onClick={(event) => {
                    // The menu stays open, so that several templates can be removed.
                    event.stopPropagation();
                    change(() => templates.remove(sub, one));
                  }}
                >
                  ×
                </Button>
              )}
            </li>
          ))}
        </ul>
        <Button
          look="bare"

          className={styles.keep}
          disabled={text.trim() === ''}
          onClick={() => change(() => templates.save(sub, text.trim()))}
        >
          {t('messages.keepTemplate')}
        </Button>
      </DisclosureMenu>
    </div>
  );
}
