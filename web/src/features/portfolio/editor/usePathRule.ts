import { useApolloClient } from '@apollo/client/react';
import type { FormRule } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlugLimits } from '../../../../../model/limits/SlugLimits';
import { brokenSlug } from '../../../../../model/rules/brokenSlug';
import { getRuleText } from '../../../components/forms/edit/getRuleText';
import { PortfolioPathCheckDocument } from '../../../generated/portfolioEditor';
import { delays } from '../../../lib/settings/delays';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Returns a validation rule for the path of a portfolio. It checks the syntax and, when the person has
 * stopped typing, asks the API whether the path is free. Also returns `free`: the entered path once the API
 * has said that it is free, otherwise null. `stored`, the person's current path, is always accepted.
 */
export function usePathRule(stored: string | null): { rule: FormRule; free: string | null } {
  const client = useApolloClient();
  const { t } = useTranslation();
  const [free, setFree] = useState<string | null>(null);
  const latest = useRef('');
  const isFree = async (path: string): Promise<boolean> => {
    const query = {
      query: PortfolioPathCheckDocument,
      variables: { path },
      fetchPolicy: 'no-cache',
    } as const;
    const { data } = await client.query(query);
    return data?.isPortfolioPathFree === true;
  };
  const validate = async (value: string | null): Promise<void> => {
    const path = (value ?? '').trim();
    latest.current = path;
    setFree(null);
    if (path === '' || path === stored) return;
    const broken = brokenSlug(path, SlugLimits.portfolioPath, true);
    if (broken) throw new Error(getRuleText(t, broken, path));
    await pause(delays.pathCheck);
    if (latest.current !== path) return;
    // Without an answer the person may save; the API checks the path again.
    const answer = await isFree(path).catch(() => null);
    if (answer === false) throw new Error(t('portfolio.editor.path.taken'));
    if (answer && latest.current === path) setFree(path);
  };
  return { rule: { validator: (_rule, value: string | null) => validate(value) }, free };
}
