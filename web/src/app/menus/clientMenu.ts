import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import SolutionOutlined from '@ant-design/icons/SolutionOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import { paths } from '../../lib/paths';
import type { MenuEntry } from './MenuEntry';

/** The menu entries of the organizations' area. */
export const clientMenu: readonly MenuEntry[] = [
  { path: paths.clientHome, label: 'shell.menu.home', icon: HomeOutlined, named: true },
  { path: paths.clientUsers, label: 'shell.menu.findTalents', icon: TeamOutlined, named: true },
  { path: paths.clientJobs, label: 'shell.menu.manageJobs', icon: FileTextOutlined, named: true },
  { path: paths.clientProgress, label: 'shell.menu.progress', icon: SolutionOutlined, named: true },
  { path: paths.clientMessage, label: 'shell.menu.messages', icon: MessageOutlined, named: true },
];
