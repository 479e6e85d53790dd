import { useTranslation } from 'react-i18next';
import { Logo } from '../../components/shell/Logo';
import { paths } from '../../lib/paths';
import { loadTexts } from '../../lib/language/loadTexts';
import { loadable } from '../../lib/loadable/loadable';
import { useAdminMenu } from '../menus/useAdminMenu';
import styles from './AdminLayout.module.css';
import type { LayoutProps } from './LayoutProps';
import { SignedInLayout } from './SignedInLayout';

const PaletteTools = loadable(
  async () => {
    const [{ PaletteTools: Part }] = await Promise.all([
      import('../palette/PaletteTools'),
      loadTexts(['palette']),
    ]);
    return Part;
  },
  { silent: true },
);

/** The layout of the screens below /admin, with a dark top bar. */
export function AdminLayout(props: LayoutProps) {
  const { t } = useTranslation();
  const menu = useAdminMenu();
  return (
    <SignedInLayout
      {...props}
      tools={props.person && <PaletteTools />}
      menu={menu}
      night
      wide
      start={
        <>
          <span className={styles.logo}>
            <Logo to={paths.home} />
          </span>
          <span className={styles.title}>{t('shell.adminBar')}</span>
        </>
      }
    />
  );
}
