import { useTranslation } from 'react-i18next';
import { formatSalary } from '../../../components/conditions/formatSalary';
import { formatWorkload } from '../../../components/conditions/formatWorkload';
import type { AllTexts } from '../../../i18n/AllTexts';
import type { ShownProfileFragment } from '../../../generated/ownProfile';
import { useCatalogue } from '../../../lib/catalogue/useCatalogue';
import { paths } from '../../../lib/paths';
import { ItemSection } from './ItemSection';

type HopeLabel = keyof AllTexts['ownProfile']['hope'];

/** The part of a profile with the work preferences. */
export function HopeItems({ profile }: { profile: ShownProfileFragment }) {
  const { t, i18n } = useTranslation();
  const catalogue = useCatalogue();
  const {
    appetiteToChangeJobs: change,
    appetiteToSideWork: side,
    currentLocationType,
    hopeLocationType,
  } = profile;
  const nameIn = (entries: readonly { id: string; name: string }[] | undefined, id: string | null) =>
    entries?.find((entry) => entry.id === id)?.name ?? '';
  const areas = profile.userPrefactures?.items
    .filter(({ isSelected }) => isSelected !== false)
    .map(({ prefactureID }) => nameIn(catalogue?.prefectures, prefactureID));
  const occupations = (isWanted: boolean) =>
    profile.userMainJobs?.items
      .filter(({ isSelected, isPositive }) => isSelected !== false && (isPositive !== false) === isWanted)
      .map(({ jobID }) => nameIn(catalogue?.occupations, jobID))
      .filter(Boolean)
      .join(t('common.join'));
  const hasSalary = profile.minumumSalary !== null || profile.maximumSalary !== null;
  const field = (name: HopeLabel) => t(`ownProfile.hope.${name}`);
  return (
    <ItemSection
      title={t('ownProfile.hopes')}
      edit={{ to: paths.editConditions, of: t('ownProfile.hopes') }}
      profile={{ ...profile }}
      empty="hopes"
      items={[
        ['appetiteToChangeJobs', field('change'), change && t(`ownProfile.appetite.${change}`)],
        ['appetiteToSideWork', field('side'), side && t(`ownProfile.appetite.${side}`)],
        ['wayOfWorking', field('way'), profile.wayOfWorking],
        ['numberOfDayPerWeek', field('time'), formatWorkload(profile, t)],
        ['salaryType', field('salary'), hasSalary ? formatSalary(profile, t, i18n.language) : null],
        [
          'currentLocationType',
          field('current'),
          currentLocationType && t(`common.location.${currentLocationType}`),
        ],
        ['hopeLocationType', field('place'), hopeLocationType && t(`common.location.${hopeLocationType}`)],
        ['userPrefactures', field('areas'), areas?.filter(Boolean).join(t('common.join'))],
        ['userMainJobs', field('wanted'), occupations(true)],
        ['userMainJobs', field('unwanted'), occupations(false)],
        ['otherHopes', field('other'), profile.otherHopes],
      ]}
    />
  );
}
