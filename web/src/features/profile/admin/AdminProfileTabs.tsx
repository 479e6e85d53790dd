import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../../../components/tabs/Tabs';
import { useContact } from '../../../entities/talent/useContact';
import { loadable } from '../../../lib/loadable/loadable';
import type { AdminProfile } from './AdminProfile';
import { type AdminProfileTab, adminProfileTabs } from './adminProfileTabs';
import { ClientTab } from './ClientTab';
import { StoredProfile } from './StoredProfile';

const PARAMETER = 'tab';

/**
 * The content of the tabs with forms. Its code is loaded when it is first shown, because the profile itself
 * does not need it.
 */
const RecordTab = loadable(async () => (await import('./RecordTab')).RecordTab);

/**
 * The tabs of the administrators' screen about a profile. Contact data that the administrator has revealed in
 * one tab stay visible after a look at another tab.
 */
export function AdminProfileTabs({ sub, profile }: { sub: string; profile: AdminProfile }) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const revealed = useContact(sub);
  const chosen = adminProfileTabs.find((tab) => tab === params.get(PARAMETER)) ?? 'profile';
  return (
    <Tabs<AdminProfileTab>
      label={t('adminProfile.tabs')}
      tabs={adminProfileTabs.map((key) => ({ key, label: t(`adminProfile.tab.${key}`) }))}
      chosen={chosen}
      onChange={(tab) =>
        setParams(tab === 'profile' ? {} : { [PARAMETER]: tab }, {
          replace: true,
          preventScrollReset: true,
        })
      }
    >
      {chosen === 'profile' && <StoredProfile profile={profile} revealed={revealed} />}
      {chosen === 'client' && <ClientTab sub={sub} profile={profile} />}
      {chosen !== 'profile' && chosen !== 'client' && <RecordTab tab={chosen} sub={sub} />}
    </Tabs>
  );
}
