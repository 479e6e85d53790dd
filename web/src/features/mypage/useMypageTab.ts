import { useSearchParams } from 'react-router-dom';
import { type MypageTab, mypageTabs } from './mypageTabs';

/** Returns the tab that the URL names (the first one for an unknown name), and a function that opens another tab. */
export function useMypageTab(): [MypageTab, (tab: MypageTab) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = mypageTabs.find((one) => one === asked) ?? mypageTabs[0];
  return [tab, (next) => setParams(next === mypageTabs[0] ? {} : { tab: next }, { replace: true })];
}
