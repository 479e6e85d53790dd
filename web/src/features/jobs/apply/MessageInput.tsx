import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AddChips } from '../../../components/chips/AddChips';
import { CreateUserAppliesLimits } from '../../../generated/limits';
import styles from './MessageInput.module.css';
import { lengthOf } from '../../../../../model/lengthOf';

const STARTERS = ['reason', 'experience'] as const;

interface MessageInputProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/**
 * The message of an application with the number of its letters. Chips add a heading to write below, as long
 * as the message does not contain it. A message that is too long is not cut, so that nothing typed is lost.
 */
export function MessageInput({ value = '', onChange, ...field }: MessageInputProps) {
  const { t } = useTranslation();
  const area = useRef<TextAreaRef>(null);
  const headings = STARTERS.map((id) => ({ id, name: t(`jobs.apply.starters.${id}`) }));
  const begin = (id: string) => {
    const heading = `【${headings.find((one) => one.id === id)?.name}】\n`;
    onChange?.(value.trim() ? `${value.trimEnd()}\n\n${heading}` : heading);
    area.current?.focus({ cursor: 'end' });
  };
  return (
    <div className={styles.message}>
      <AddChips
        label={t('jobs.apply.starter')}
        options={headings.filter(({ name }) => !value.includes(`【${name}】`))}
        onAdd={begin}
      />
      <Input.TextArea
        {...field}
        ref={area}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
        autoSize={{ minRows: 5, maxRows: 14 }}
        count={{ strategy: lengthOf }}
        showCount={{
          formatter: ({ count }) => t('jobs.apply.count', { n: count, max: CreateUserAppliesLimits.message }),
        }}
      />
    </div>
  );
}
