import { moreIllustrations } from '../../components/feedback/moreIllustrations';
import { NoticeScreen } from './NoticeScreen';

export const MaintenanceScreen = () => (
  <NoticeScreen
    title="info.maintenance"
    text="info.maintenanceText"
    illustration={moreIllustrations.maintenance}
  />
);
