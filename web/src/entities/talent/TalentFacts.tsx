import { useTranslation } from 'react-i18next';
import { DescriptionList } from '../../components/description-list/DescriptionList';
import type { ClientTalentFragment } from '../../generated/clientTalent';

/**
 * Lists what an organization sees of a talent in addition to the TalentCard. Values that the API does not
 * return are left out.
 */
export function TalentFacts({ talent }: { talent: ClientTalentFragment }) {
  const { t } = useTranslation();
  const { name, phoneticName, ageBand, gender, belongsTo, companyName, currentLocationType } = talent;
  const areas = (talent.userPrefactures?.items ?? []).flatMap(({ isSelected, prefacture }) =>
    isSelected && prefacture ? [prefacture.name] : [],
  );
  const histories = talent.workHistories?.items.length ?? 0;
  const japanese = (text: string | null | undefined) => text && <span lang="ja">{text}</span>;
  return (
    <DescriptionList
      items={[
        [t('users.facts.name'), japanese([name, phoneticName].filter(Boolean).join(' / '))],
        [t('users.facet.ageBand'), ageBand && t(`users.age.${ageBand}`)],
        [t('users.facet.gender'), gender && t(`users.gender.${gender}`)],
        [t('users.facts.baseLocation'), japanese(talent.baseLocation?.name)],
        [t('users.facts.areas'), japanese(areas.join(t('common.join')))],
        [t('users.facts.currentJob'), japanese([companyName, belongsTo].filter(Boolean).join(' / '))],
        [
          t('users.facts.currentLocation'),
          currentLocationType && t(`common.location.${currentLocationType}`),
        ],
        [t('users.facts.wayOfWorking'), japanese(talent.wayOfWorking)],
        [t('users.facts.otherHopes'), japanese(talent.otherHopes)],
        [t('users.drawer.histories'), histories > 0 && t('users.facts.histories', { n: histories })],
      ]}
    />
  );
}
