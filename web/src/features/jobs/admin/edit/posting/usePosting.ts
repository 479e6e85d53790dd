import { Form, type FormInstance } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import type { JobValues } from '../JobValues';
import type { PostingCheck } from './checkPosting';

/**
 * Returns the current values of the job editor, and the posting rules that they break (`found`). The check
 * has a lower priority than typing, so `found` may briefly belong to older values.
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
