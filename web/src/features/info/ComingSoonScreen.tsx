import { NoticeScreen } from './NoticeScreen';

export const ComingSoonScreen = () => <NoticeScreen title="info.comingSoon" text="info.comingSoonText" />;
