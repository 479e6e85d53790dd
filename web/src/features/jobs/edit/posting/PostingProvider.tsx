import { Form } from 'antd';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { JobValues } from '../JobValues';
import type { PostingCheck } from './checkPosting';
import { PostingContext } from './PostingContext';

interface PostingProviderProps {
  /** The values of the form before it is rendered for the first time. */
  initial: JobValues;
  check: (values: JobValues) => PostingCheck;
  children: ReactNode;
}

/**
 * Provides the posting rules that the values in the job editor break. The check has a lower priority than typing, so
 * they may briefly be those of older values. The fields are rendered again only when they change.
 */
export function PostingProvider({ initial, check, children }: PostingProviderProps) {
  const form = Form.useFormInstance<JobValues>();
  const watched = Form.useWatch((all: JobValues) => all, { form, preserve: true }) as JobValues | undefined;
  const values = useDeferredValue(watched);
  const found = useMemo(() => JSON.stringify(check({ ...initial, ...values })), [initial, values, check]);
  return <PostingContext value={useMemo(() => JSON.parse(found), [found])}>{children}</PostingContext>;
}
