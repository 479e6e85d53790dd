import type { FormInstance } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../lib/errors/Failure';
import { getRuleText } from './getRuleText';

/**
 * Returns two functions: `show` marks the field whose value the API refused, with the message of the violated
 * rule; `clear` removes that message when the person changes a value.
 */
export function useRefusedField<Values extends object>(form: FormInstance<Values>) {
  const { t } = useTranslation();
  const shown = useRef<string | null>(null);
  const put = (name: string, errors: string[]) => form.setFields([{ name, errors }] as never);
  return {
    show({ kind, field, rule = '' }: Failure, values: Values) {
      const name = field?.replace(/^input\./, '');
      if (kind !== 'InvalidInput' || !name || !Object.hasOwn(values, name)) return;
      shown.current = name;
      put(name, [getRuleText(t, rule, values[name as keyof Values])]);
      form.scrollToField(name, { block: 'center', focus: true });
    },
    clear() {
      if (shown.current) put(shown.current, []);
      shown.current = null;
    },
  };
}
