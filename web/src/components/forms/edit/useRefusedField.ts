import type { FormInstance } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../lib/errors/Failure';
import { getRuleText } from './getRuleText';

/**
 * Returns two functions: `show` marks the fields whose values the API refused, with the messages of the violated
 * rules, and goes to the first of them; `clear` removes these messages when the person changes a value.
 */
export function useRefusedField<Values extends object>(form: FormInstance<Values>) {
  const { t } = useTranslation();
  const shown = useRef<readonly string[]>([]);
  return {
    show({ kind, field = '', rule = '', findings = [{ field, rule }] }: Failure, values: Values) {
      if (kind !== 'InvalidInput') return;
      const marks = findings
        .map((finding) => ({ rule: finding.rule, name: finding.field.replace(/^input\./, '') }))
        .filter(({ name }) => Object.hasOwn(values, name));
      const names = [...new Set(marks.map(({ name }) => name))];
      shown.current = names;
      form.setFields(
        names.map((name) => ({
          name,
          errors: marks
            .filter((mark) => mark.name === name)
            .map((mark) => getRuleText(t, mark.rule, values[name as keyof Values])),
        })) as never,
      );
      if (names[0]) form.scrollToField(names[0], { block: 'center', focus: true });
    },
    clear() {
      form.setFields(shown.current.map((name) => ({ name, errors: [] })) as never);
      shown.current = [];
    },
  };
}
