import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import SolutionOutlined from '@ant-design/icons/SolutionOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import { paths } from '../../lib/paths';
import type { MenuEntry } from './MenuEntry';

/** The administrators' places. */
export const adminMenu: readonly MenuEntry[] = [
  { path: paths.adminHome, label: 'frame.menu.home', icon: HomeOutlined, named: true },
  { path: paths.adminUsers, label: 'frame.menu.talents', icon: TeamOutlined, named: true },
  { path: paths.adminApplies, label: 'frame.menu.applicants', icon: SolutionOutlined, named: true },
  { path: paths.adminJobs, label: 'frame.menu.adminJobs', icon: FileTextOutlined, named: true },
  { path: paths.adminMessage, label: 'frame.menu.messages', icon: MessageOutlined, named: true },
  { path: paths.adminCreateUser, label: 'frame.menu.createTalent', icon: UserAddOutlined, named: true },
  { path: paths.adminDashboard, label: 'frame.menu.dashboard', icon: DashboardOutlined },
  { path: paths.adminPages, label: 'frame.menu.pages', icon: GlobalOutlined },
];
