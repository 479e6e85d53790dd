import { Form, type FormInstance } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import type { JobValues } from '../JobValues';
import type { PostingCheck } from './checkPosting';

/**
 * Returns the values of the form, and what the posting rules say about them while the person types. Typing does not wait
 * for the rules.
 * @param initial the values of the form before it is rendered for the first time
 */
export function usePosting(
  form: FormInstance<JobValues>,
  initial: JobValues,
  check: (values: JobValues) => PostingCheck,
): { values: JobValues; found: PostingCheck } {
  const watched = Form.useWatch((all: JobValues) => all, { form, preserve: true }) as JobValues | undefined;
  const values = useMemo(() => ({ ...initial, ...watched }), [initial, watched]);
  return { values, found: check(useDeferredValue(values)) };
}
