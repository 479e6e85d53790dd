import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/TextKey';
import { paths } from '../../lib/paths';
import { useAdminMenu } from '../menus/useAdminMenu';
import type { PaletteEntry } from './PaletteEntry';

/** The screens of the administrators' area that the palette lists although the area's menu does not. */
const FURTHER: readonly { path: string; label: TextKey }[] = [
  { path: paths.adminNewJob, label: 'palette.screen.newJob' },
  { path: paths.adminNewOrganization, label: 'palette.screen.newOrganization' },
  { path: paths.adminNewBenefit, label: 'palette.screen.newBenefit' },
  { path: paths.adminBenefitRequests, label: 'palette.screen.benefitRequests' },
  { path: paths.adminNewCategory, label: 'palette.screen.newCategory' },
  { path: paths.adminWorkers, label: 'palette.screen.workers' },
];

/** Returns the screens of the administrators' area that need no record, as entries of the command palette. */
export function useScreenEntries(): PaletteEntry[] {
  const { t } = useTranslation();
  const menu = useAdminMenu();
  return [...menu, ...FURTHER].map(({ path, label }) => ({
    kind: 'SCREEN',
    path,
    label: t(label),
    detail: '',
  }));
}
