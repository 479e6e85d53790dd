import DownOutlined from '@ant-design/icons/DownOutlined';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/buttons/Button';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { Stack } from '../../../components/layout/Stack';
import { DisclosureMenu } from '../../../components/shell/DisclosureMenu';
import { MenuList } from '../../../components/shell/MenuList';
import { saveFile } from '../../../components/table/saveFile';
import { paths } from '../../../lib/paths';
import { buildJsonResume } from '../export/buildJsonResume';
import styles from './ProfileScreen.module.css';
import type { OwnProfile } from './useOwnProfile';

/**
 * The primary action of the profile, to edit it, and a menu with which talents take their career along as a CV for
 * printing or as a JSON Resume file, and import such a file.
 */
export function ProfileActions({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const saveResume = () =>
    saveFile('resume.json', `${JSON.stringify(buildJsonResume(profile), null, 2)}\n`, 'application/json');
  return (
    <Stack gap={16} align="center">
      <ButtonLink to={paths.editBasic}>{t('ownProfile.edit')}</ButtonLink>
      <DisclosureMenu
        label={t('ownProfile.files')}
        button={
          <span className={styles.files}>
            {t('ownProfile.files')} <DownOutlined aria-hidden />
          </span>
        }
      >
        <MenuList>
          <li>
            <Link to={paths.careerSheet}>{t('ownProfile.sheet')}</Link>
          </li>
          <li>
            <Button look="bare" onClick={saveResume}>
              {t('ownProfile.jsonResume')}
            </Button>
          </li>
          <li>
            <Link to={paths.importResume}>{t('ownProfile.import')}</Link>
          </li>
        </MenuList>
      </DisclosureMenu>
    </Stack>
  );
}
