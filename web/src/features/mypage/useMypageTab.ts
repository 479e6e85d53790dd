import { useSearchParams } from 'react-router-dom';
import { type MypageTab, mypageTabs } from './mypageTabs';

/**
 * Returns the tab of /user/mypage that the URL contains, and a function that opens another tab. An unknown
 * name in the URL means the first tab.
 */
export function useMypageTab(): [MypageTab, (tab: MypageTab) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = mypageTabs.find((one) => one === asked) ?? mypageTabs[0];
  return [tab, (next) => setParams(next === mypageTabs[0] ? {} : { tab: next }, { replace: true })];
}
