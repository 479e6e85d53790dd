import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import AuditOutlined from '@ant-design/icons/AuditOutlined';
import BankOutlined from '@ant-design/icons/BankOutlined';
import ClusterOutlined from '@ant-design/icons/ClusterOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import GiftOutlined from '@ant-design/icons/GiftOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import IdcardOutlined from '@ant-design/icons/IdcardOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import SolutionOutlined from '@ant-design/icons/SolutionOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';
import { paths } from '../../lib/paths';
import type { MenuEntry } from './MenuEntry';

/** The menu entries of the administrators' area. */
export const adminMenu: readonly MenuEntry[] = [
  { path: paths.adminHome, label: 'shell.menu.home', icon: HomeOutlined, named: true },
  { path: paths.adminUsers, label: 'shell.menu.talents', icon: TeamOutlined, named: true },
  { path: paths.adminApplications, label: 'shell.menu.applicants', icon: SolutionOutlined, named: true },
  { path: paths.adminJobs, label: 'shell.menu.adminJobs', icon: FileTextOutlined, named: true },
  { path: paths.adminMessage, label: 'shell.menu.messages', icon: MessageOutlined, named: true },
  { path: paths.adminCreateUser, label: 'shell.menu.createTalent', icon: UserAddOutlined, named: true },
  { path: paths.adminDashboard, label: 'shell.menu.dashboard', icon: DashboardOutlined },
  { path: paths.adminOrganizations, label: 'shell.menu.organizations', icon: BankOutlined },
  { path: paths.adminBenefits, label: 'shell.menu.benefits', icon: GiftOutlined },
  { path: paths.adminCategories, label: 'shell.menu.categories', icon: ClusterOutlined },
  { path: paths.adminProfessionalItems, label: 'shell.menu.professionals', icon: IdcardOutlined },
  { path: paths.adminPages, label: 'shell.menu.pages', icon: GlobalOutlined },
  { path: paths.adminCatalog, label: 'shell.menu.catalog', icon: AppstoreOutlined },
  { path: paths.adminComplaints, label: 'shell.menu.complaints', icon: WarningOutlined },
  { path: paths.adminAudit(), label: 'shell.menu.audit', icon: AuditOutlined },
];
