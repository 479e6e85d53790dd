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

/** A talent's places. The first four are also the bottom bar of a phone. */
export const mainMenu: readonly MenuEntry[] = [
  { path: paths.home, label: 'frame.menu.home', icon: HomeOutlined, named: true },
  { path: paths.portfolioEditor, label: 'frame.menu.portfolio', icon: IdcardOutlined, named: true },
  { path: paths.jobs, label: 'frame.menu.jobs', icon: SearchOutlined, named: true },
  { path: paths.message, label: 'frame.menu.messages', icon: MessageOutlined, named: true },
  { path: paths.keep, label: 'frame.menu.keep', icon: HeartOutlined },
  { path: paths.pickup, label: 'frame.menu.pickup', icon: StarOutlined },
  { path: paths.professionals, label: 'frame.menu.professionals', icon: ContactsOutlined },
  { path: paths.benefits, label: 'frame.menu.benefits', icon: GiftOutlined },
  { path: paths.mypage, label: 'frame.menu.mypage', icon: UserOutlined },
];
