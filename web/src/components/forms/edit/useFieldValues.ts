import type { FormInstance } from 'antd';
import { useRef } from 'react';

/** Returns functions that read and replace the values of all fields of an editor. */
export function useFieldValues<Values extends object>(form: FormInstance<Values>, initial: Values) {
  // The form has no values yet for fields that it does not show.
  const last = useRef(initial);
  const get = (): Values => ({ ...last.current, ...(form.getFieldsValue(true) as Partial<Values>) });
  const set = (values: Values) => {
    const before = get();
    const changed = Object.entries(values).filter(
      ([field, value]) => before[field as keyof Values] !== value,
    );
    last.current = values;
    form.setFields(changed.map(([name, value]) => ({ name, value, errors: [] })) as never);
  };
  return { get, set };
}
