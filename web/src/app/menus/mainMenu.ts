import ContactsOutlined from '@ant-design/icons/ContactsOutlined';
import GiftOutlined from '@ant-design/icons/GiftOutlined';
import HeartOutlined from '@ant-design/icons/HeartOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import IdcardOutlined from '@ant-design/icons/IdcardOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import StarOutlined from '@ant-design/icons/StarOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import { paths } from '../../lib/paths';
import type { MenuEntry } from './MenuEntry';

/** The menu entries of the talents' area. On phones, the first four are in the bottom bar, all
 * others in the sheet that it opens. */
export const mainMenu: readonly MenuEntry[] = [
  { path: paths.home, label: 'shell.menu.home', icon: HomeOutlined, named: true },
  { path: paths.portfolioEditor, label: 'shell.menu.portfolio', icon: IdcardOutlined, named: true },
  { path: paths.jobs, label: 'shell.menu.jobs', icon: SearchOutlined, named: true },
  { path: paths.message, label: 'shell.menu.messages', icon: MessageOutlined, named: true },
  { path: paths.keep, label: 'shell.menu.keep', icon: HeartOutlined },
  { path: paths.pickup, label: 'shell.menu.pickup', icon: StarOutlined },
  { path: paths.professionals, label: 'shell.menu.professionals', icon: ContactsOutlined },
  { path: paths.benefits, label: 'shell.menu.benefits', icon: GiftOutlined },
  { path: paths.mypage, label: 'shell.menu.mypage', icon: UserOutlined },
];
